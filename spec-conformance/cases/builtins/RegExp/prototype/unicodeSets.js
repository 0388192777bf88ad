/*---
spec: sec-get-regexp.prototype.unicodeSets
---*/
// --- sets can be taken from each other, and hold texts
[/^[\p{L}--[a-z]]$/v.test("É"), /^[\p{L}--[a-z]]$/v.test("e"), /^[[0-9]&&[5-9]]$/v.test("7"), /^[\q{abc|d}]$/v.test("abc")]; // => [true, false, true, true]

// --- also characters made of several, such as flags
/^\p{RGI_Emoji}$/v.test("👩‍👧"); // => true
[/a/v.unicodeSets, /a/u.unicodeSets, /a/v.unicode]; // => [true, false, false]

// --- not together with `u`
new RegExp("a", "uv"); // !! SyntaxError
