/*---
spec: sec-get-regexp.prototype.unicode
---*/
// --- whether the text is read by characters, not by units
[/^.$/u.test("😀"), /^.$/.test("😀"), /\u{61}/u.test("a"), /\p{Lu}/u.test("É"), /a/u.unicode]; // => [true, false, true, true, true]

// --- then unknown escapes are errors
new RegExp("\\-", "").test("-"); // => true
new RegExp("\\-", "u"); // !! SyntaxError
