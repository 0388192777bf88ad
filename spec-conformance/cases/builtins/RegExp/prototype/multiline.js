/*---
spec: sec-get-regexp.prototype.multiline
---*/
// --- whether `^` and `$` match at every line
[/^b$/m.multiline, /^b$/m.test("a\nb\nc"), /^b$/.test("a\nb\nc"), "a\nb".replace(/^/gm, "> ")]; // => [true, true, false, "> a\n> b"]

// --- only of patterns
Object.getOwnPropertyDescriptor(RegExp.prototype, "multiline").get.call({}); // !! TypeError
