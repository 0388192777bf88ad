/*---
spec: sec-get-regexp.prototype.sticky
---*/
// --- whether a match must begin exactly at `lastIndex`
const pattern = /b/y;
[pattern.sticky, pattern.test("abc"), (pattern.lastIndex = 1), pattern.test("abc"), pattern.lastIndex]; // => [true, false, 1, true, 2]

// --- reading a text token by token
const token = /\s*(?:(\d+)|([a-z]+))/y;
const tokens = [];
for (let match; (match = token.exec("12 ab 3!")); ) tokens.push(match[1] ?? match[2]);
tokens; // => ["12", "ab", "3"]

// --- only of patterns
Object.getOwnPropertyDescriptor(RegExp.prototype, "sticky").get.call(""); // !! TypeError
