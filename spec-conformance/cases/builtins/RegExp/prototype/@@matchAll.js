/*---
spec: sec-regexp.prototype-%symbol.matchall%
---*/
// --- an iterator over the matches of a copy
const pattern = /./g;
pattern.lastIndex = 1;
[[...pattern[Symbol.matchAll]("abc")].map(String), pattern.lastIndex]; // => [["b", "c"], 1]

// --- unlike the method of strings it does not insist on `g`
[..././[Symbol.matchAll]("abc")].length; // => 1

// --- only on objects
RegExp.prototype[Symbol.matchAll].call("text", "a"); // !! TypeError
