/*---
spec: sec-string.prototype.startswith
---*/
// --- at the beginning, or at a place
["abc".startsWith("ab"), "abc".startsWith("bc", 1), "abc".startsWith(""), "abc".startsWith("b")]; // => [true, true, true, false]

// --- places outside are moved to the nearest
["abc".startsWith("a", -5), "abc".startsWith("", 99), "abc".startsWith("c", Infinity)]; // => [true, true, false]

// --- a pattern is refused
"abc".startsWith(/a/); // !! TypeError
