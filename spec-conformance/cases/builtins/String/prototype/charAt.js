/*---
spec: sec-string.prototype.charat
---*/
// --- outside there is empty text, not undefined
["abc".charAt(1), "abc".charAt(3), "abc".charAt(-1), "abc"[3]]; // => ["b", "", "", undefined]

// --- without an index it is the first unit
["abc".charAt(), "abc".charAt("x"), "abc".charAt(1.9)]; // => ["a", "a", "b"]

// --- a nullish receiver is refused
String.prototype.charAt.call(undefined, 0); // !! TypeError
