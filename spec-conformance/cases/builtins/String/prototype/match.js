/*---
spec: sec-string.prototype.match
---*/
// --- the first match with its groups
const found = "2024-05-06".match(/(?<year>\d+)-(\d+)/);
[...found, found.index, found.groups.year]; // => ["2024-05", "2024", "05", 0, "2024"]

// --- with `g` all matches as text, without groups; null if there is none
"a1b22".match(/\d+/g); // => ["1", "22"]
["abc".match(/\d/g), "abc".match(/\d/)]; // => [null, null]

// --- text is read as a pattern, nothing as an empty one
["a.c".match(".").index, [..."abc".match()]]; // => [0, [""]]

// --- an object can bring its own way of matching
"abc".match({ [Symbol.match]: (text) => text.length }); // => 3

// --- a pattern must be one
"abc".match("("); // !! SyntaxError
