/*---
spec: sec-literals-numeric-literals
---*/
// --- a leading zero once meant octal: write `0o17`
const mode = 017; // ~~ unsupported/legacy-octal

// --- a leading zero that means nothing
const day = 08; // ~~ unsupported/legacy-octal

// --- octal escapes in text: write `\x1b`
const red = "\033[31m"; // ~~ unsupported/legacy-octal

// --- zero alone is fine, as a number and as an escape
[0, 0.5, "\0".length, 0o17]; // => [0, 0.5, 1, 15]
