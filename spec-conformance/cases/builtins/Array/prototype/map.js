/*---
spec: sec-array.prototype.map
---*/
// --- a new array of the callback's answers
[1, 2, 3].map((n) => n * 2); // => [2, 4, 6]
["1", "2", "3"].map(Number); // => [1, 2, 3]

// --- the callback gets element, index and array, which surprises parseInt
["1", "2", "3"].map(parseInt); // => [1, NaN, NaN]

// --- holes stay holes
[1, , 3].map((n) => n * 2); // => [2, , 6]

// --- an async callback makes promises
await Promise.all([1, 2].map(async (n) => n * 10)); // => [10, 20]

// --- makes what the species makes
class Stack extends Array {}
Stack.of(1, 2).map((n) => n) instanceof Stack; // => true
Array.prototype.map.call({ length: 1, 0: 5 }, (n) => n + 1); // => [6]

// --- a callback is a function
[1].map(); // !! TypeError
