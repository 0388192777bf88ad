/*---
spec: sec-array.prototype.with
---*/
// --- a copy with one element replaced
const list = ["a", "b", "c"];
list.with(1, "x"); // => ["a", "x", "c"]
list.with(-1, "z"); // => ["a", "b", "z"]
list; // => ["a", "b", "c"]

// --- holes become undefined
[, 1].with(1, 2); // => [undefined, 2]

// --- the element must be there
["a"].with(1, "b"); // !! RangeError

// --- also when counted from the end
["a"].with(-2, "b"); // !! RangeError
