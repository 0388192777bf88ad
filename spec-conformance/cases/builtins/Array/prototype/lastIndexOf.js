/*---
spec: sec-array.prototype.lastindexof
---*/
// --- where an element last is, by ===
["a", "b", "a"].lastIndexOf("a"); // => 2
["a"].lastIndexOf("z"); // => -1
[NaN].lastIndexOf(NaN); // => -1

// --- backwards from a position
["a", "b", "a"].lastIndexOf("a", 1); // => 0
["a", "b", "a"].lastIndexOf("a", -2); // => 0
["a", "b", "a"].lastIndexOf("b", -3); // => -1

// --- a position that is given as undefined is 0, a missing one is the end
["a", "b"].lastIndexOf("b", undefined); // => -1
["a", "b"].lastIndexOf("b"); // => 1

// --- refuses nothing-values
Array.prototype.lastIndexOf.call(null, 1); // !! TypeError
