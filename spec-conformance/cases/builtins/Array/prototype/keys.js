/*---
spec: sec-array.prototype.keys
---*/
// --- iterates over the indices
[...["a", "b"].keys()]; // => [0, 1]

// --- holes have one too, unlike in Object.keys
[...[, "b"].keys()]; // => [0, 1]
Object.keys([, "b"]); // => ["1"]

// --- is an iterator of its own
const keys = ["a"].keys();
keys[Symbol.iterator]() === keys; // => true
keys.next(); // => { value: 0, done: false }
keys.next(); // => { value: undefined, done: true }

// --- refuses nothing-values
Array.prototype.keys.call(undefined); // !! TypeError
