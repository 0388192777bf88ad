/*---
spec: sec-array.prototype.findlastindex
---*/
// --- where the callback says yes, looked at from the end
["a", "b", "a"].findLastIndex((letter) => letter === "a"); // => 2
["a"].findLastIndex((letter) => letter === "z"); // => -1

// --- visits holes
[1, , 2].findLastIndex((n) => n === undefined); // => 1

// --- a callback is a function
[1].findLastIndex(); // !! TypeError
