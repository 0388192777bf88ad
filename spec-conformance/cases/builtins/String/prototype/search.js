/*---
spec: sec-string.prototype.search
---*/
// --- the place of the first match, or -1
["abc123".search(/\d/), "abc".search(/\d/), "a.c".search(".")]; // => [3, -1, 0]

// --- it always starts at the beginning and leaves the pattern as it was
const pattern = /a/g;
pattern.lastIndex = 5;
["banana".search(pattern), pattern.lastIndex]; // => [1, 5]

// --- text is read as a pattern
"a".search("["); // !! SyntaxError
