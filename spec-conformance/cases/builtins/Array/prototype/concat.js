/*---
spec: sec-array.prototype.concat
---*/
// --- a new array; arrays among the arguments are spread by one level
const list = [1];
list.concat([2, [3]], 4); // => [1, 2, [3], 4]
list; // => [1]

// --- holes stay holes
[, 1].concat([, 2]); // => [, 1, , 2]

// --- Symbol.isConcatSpreadable says what is spread
const pair = { length: 2, 0: "a", 1: "b", [Symbol.isConcatSpreadable]: true };
[].concat(pair); // => ["a", "b"]
const whole = Object.assign([1], { [Symbol.isConcatSpreadable]: false });
[].concat(whole).length; // => 1
[].concat("ab"); // => ["ab"]

// --- makes what the receiver's species makes
class Stack extends Array {}
new Stack().concat([1]) instanceof Stack; // => true

// --- a length beyond the greatest is refused
[1].concat({ length: 2 ** 53 - 1, [Symbol.isConcatSpreadable]: true }); // !! TypeError

// --- refuses nothing-values
Array.prototype.concat.call(undefined, 1); // !! TypeError
