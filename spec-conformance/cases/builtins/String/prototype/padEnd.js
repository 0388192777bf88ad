/*---
spec: sec-string.prototype.padend
---*/
// --- up to a length, with spaces or a filler
["5".padEnd(3), "5".padEnd(3, "0"), "ab".padEnd(7, "123")]; // => ["5  ", "500", "ab12312"]

// --- nothing to do
["abc".padEnd(2), "abc".padEnd(9, ""), "abc".padEnd(NaN), "abc".padEnd(-1)]; // => ["abc", "abc", "abc", "abc"]

// --- the filler is read only if it is needed
"abc".padEnd(3, { toString: () => { throw new Error("not asked"); } }); // => "abc"
"abc".padEnd(5, Symbol("s")); // !! TypeError

// --- a nullish receiver is refused
String.prototype.padEnd.call(null, 3); // !! TypeError
