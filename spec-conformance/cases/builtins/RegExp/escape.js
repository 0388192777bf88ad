/*---
spec: sec-regexp.escape
node: current
---*/
// --- text that matches itself
RegExp.escape("1+1=2?"); // => "\\x31\\+1\\x3d2\\?"
new RegExp(RegExp.escape("a.b*(c)"), "g").test("xa.b*(c)"); // => true

// --- a letter or digit at the beginning is escaped too, so that nothing before it can join
[RegExp.escape("n1"), RegExp.escape("-a b\n"), RegExp.escape("é😀")]; // => ["\\x6e1", "\\x2da\\x20b\\n", "é😀"]
new RegExp("\\0" + RegExp.escape("1")).test("\0" + "1"); // => true

// --- half a character
RegExp.escape("\ud83d"); // => "\\ud83d"

// --- only text; nothing is converted
RegExp.escape(1); // !! TypeError
