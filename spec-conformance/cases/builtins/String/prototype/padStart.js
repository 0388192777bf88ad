/*---
spec: sec-string.prototype.padstart
---*/
// --- up to a length, with spaces or a filler that is repeated and cut
["5".padStart(3), "5".padStart(3, "0"), "abc".padStart(8, "12")]; // => ["  5", "005", "12121abc"]

// --- nothing to do
["abc".padStart(2), "abc".padStart(9, ""), "abc".padStart()]; // => ["abc", "abc", "abc"]

// --- `undefined` as a filler is a space, null is text
["a".padStart(3, undefined), "a".padStart(3, null)]; // => ["  a", "nua"]

// --- a nullish receiver is refused
String.prototype.padStart.call(null); // !! TypeError
