/*---
spec: sec-string.prototype.includes
---*/
// --- anywhere, or from a place on
["abc".includes("b"), "abc".includes("b", 2), "abc".includes("")]; // => [true, false, true]

// --- case counts, and what is searched becomes text
["abc".includes("B"), "null and 1".includes(null), "null and 1".includes(1)]; // => [false, true, true]
"undefined".includes(); // => true

// --- a pattern is refused
"abc".includes(/b/); // !! TypeError

// --- a nullish receiver is refused
String.prototype.includes.call(null, "n"); // !! TypeError
