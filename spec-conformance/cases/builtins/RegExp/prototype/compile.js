/*---
spec: sec-regexp.prototype.compile
---*/
// --- a pattern does not change: make a new one
typeof /a/.compile; // => "undefined"
/a/.compile("b"); // !! TypeError
