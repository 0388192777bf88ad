/*---
spec: sec-assignment-operators
---*/
// --- an assignment is its value, and groups from the right
let a, b;
a = b = 3;
[a, b, (a = 4)]; // => [3, 3, 4]

// --- the left side is evaluated first
const order = [];
const object = {};
const step = (name, value) => (order.push(name), value);
step("object", object)[step("key", "k")] = step("value", 1);
order; // => ["object", "key", "value"]

// --- compound operators read the old value before the right side
let n = 1;
n += (n = 10, 5);
n; // => 6
let text = "a";
text += 1;
text **= 2; // => NaN

// --- logical assignment writes only if it must
const log = [];
const watched = { get on() { return true; }, set on(value) { log.push(value); } };
watched.on ||= "never";
watched.on ??= "never";
watched.on &&= "written";
log; // => ["written"]

// --- a function takes the name of the variable, not of a property
let named;
named = () => {};
const holder = {};
holder.field = () => {};
[named.name, holder.field.name]; // => ["named", ""]

// --- strict code refuses what cannot be written
Object.freeze([1])[0] = 2; // !! TypeError

// --- patterns assign too, and their value is the right side
let p, q;
const right = [1, 2];
const result = ([p, q] = right);
[p, q, result === right]; // => [1, 2, true]

// --- the right side is evaluated before it is known that the left one is constant
const log = [];
const fixed = 1;
try {
  fixed = log.push("right side");
} catch (error) {
  log.push(error.name);
}
log; // => ["right side", "TypeError"]

// --- a name that was never declared
missing = 1; // !! ReferenceError: missing is not defined

// --- a call is no place to write to
f() = 1; // ~~ early/invalid-assignment-target
