/*---
spec: sec-array.prototype.toreversed
---*/
// --- a copy that is turned around
const list = [1, 2, 3];
list.toReversed(); // => [3, 2, 1]
list; // => [1, 2, 3]

// --- holes become undefined
[1, ,].toReversed(); // => [undefined, 1]

// --- always a plain array
class Stack extends Array {}
Stack.of(1).toReversed() instanceof Stack; // => false

// --- refuses nothing-values
Array.prototype.toReversed.call(undefined); // !! TypeError
