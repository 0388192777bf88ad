/*---
spec: sec-regexp-constructor
---*/
// --- from text and flags; a backslash in text is written twice
new RegExp("\\d+", "g"); // => /\d+/g
[new RegExp().source, new RegExp("").source, new RegExp("/").source, new RegExp("\n").source]; // => ["(?:)", "(?:)", "\\/", "\\n"]

// --- from another pattern, with the same flags or others
const pattern = /a/gi;
[new RegExp(pattern), new RegExp(pattern, "y"), new RegExp(pattern, "")]; // => [/a/gi, /a/y, /a/]

// --- as a function it gives a pattern back that has no other flags
const same = /a/;
[RegExp(same) === same, RegExp(same, "g") === same, new RegExp(same) === same]; // => [true, false, false]

// --- flags once each, and only known ones
new RegExp("a", "gg"); // !! SyntaxError: Invalid flags supplied to RegExp constructor 'gg'

// --- flags for a part of the pattern
// node: current
/a(?i:b)c/.test("aBc"); // => true
[/a(?i:b)c/.test("ABC"), /(?-i:a)b/i.test("aB"), /(?-i:a)b/i.test("AB"), /^(?s:.)$/.test("\n")]; // => [false, true, false, true]

// --- one name for groups of which only one can match
// node: current
const date = /(?<year>\d{4})-\d\d|\d\d\/(?<year>\d{4})/;
["2024-05", "05/2023"].map((text) => date.exec(text).groups.year); // => ["2024", "2023"]

// --- the pattern is checked when it is made
new RegExp("(", "u"); // !! SyntaxError
