/*---
spec: sec-update-expressions
---*/
// --- before or after: the new or the old value
let n = 5;
[n++, n, ++n, n--, --n]; // => [5, 6, 7, 7, 5]

// --- the old value is a number even if the variable was not
let text = "7";
[text++, text]; // => [7, 8]
let big = 1n;
[big++, big]; // => [1n, 2n]
let nothing;
nothing++; // => NaN

// --- a property is read and written once, its key evaluated once
const log = [];
const object = { get size() { return log.push("get"); }, set size(value) { log.push(`set ${value}`); } };
const key = () => (log.push("key"), "size");
object[key()]++;
log; // => ["key", "get", "set 3"]

// --- a constant stays what it is
const fixed = 1;
fixed++; // !! TypeError: Assignment to constant variable.

// --- what is not a number becomes one, or cannot
const values = ["5", null, true, undefined, [2]].map((value) => ++value);
values; // => [6, 1, 2, NaN, 3]
let symbol = Symbol("s");
symbol++; // !! TypeError: Cannot convert a Symbol value to a number

// --- only what can be assigned to can be counted up
let a = 1;
a++ ++; // ~~ parse/syntax
