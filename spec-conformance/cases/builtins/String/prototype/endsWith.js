/*---
spec: sec-string.prototype.endswith
---*/
// --- at the end, or at a place said to be the end
["file.txt".endsWith(".txt"), "file.txt".endsWith("file", 4), "abc".endsWith("")]; // => [true, true, true]

// --- places outside are moved to the nearest
["abc".endsWith("c", 99), "abc".endsWith("a", -1), "abc".endsWith("", -1), "abc".endsWith("c", undefined)]; // => [true, false, true, true]

// --- a pattern is refused, unless it says that it is none
const harmless = /c/;
harmless[Symbol.match] = false;
"a/c/".endsWith(harmless); // => true
"abc".endsWith(/c/); // !! TypeError: First argument to String.prototype.endsWith must not be a regular expression
