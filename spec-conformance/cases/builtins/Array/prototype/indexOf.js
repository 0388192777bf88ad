/*---
spec: sec-array.prototype.indexof
---*/
// --- where an element first is, by ===
["a", "b", "a"].indexOf("a"); // => 0
["a"].indexOf("z"); // => -1
[1].indexOf("1"); // => -1

// --- neither NaN nor holes are found
[NaN].indexOf(NaN); // => -1
[,].indexOf(undefined); // => -1

// --- from a position; the result is never -0
["a", "b", "a"].indexOf("a", 1); // => 2
["a", "b", "a"].indexOf("a", -1); // => 2
[1].indexOf(1, -0); // => 0

// --- refuses nothing-values
Array.prototype.indexOf.call(null, 1); // !! TypeError
