/*---
spec: sec-array.prototype.at
---*/
// --- counts from the end for negative indices
["a", "b", "c"].at(-1); // => "c"
["a", "b", "c"].at(0); // => "a"
["a", "b", "c"].at(3); // => undefined
["a", "b", "c"].at(-4); // => undefined

// --- the index becomes a whole number
["a", "b"].at(1.9); // => "b"
["a", "b"].at("-1"); // => "b"
["a", "b"].at(NaN); // => "a"

// --- works for what has a length
Array.prototype.at.call({ length: 2, 1: "last" }, -1); // => "last"

// --- refuses nothing-values
Array.prototype.at.call(null, 0); // !! TypeError
