/*---
spec: sec-string.prototype.padstart
---*/
// --- repeats and truncates the filler
"abc".padStart(8, "12"); // => "12121abc"
"abc".padStart(8); // => "     abc"
"abc".padStart(2, "12"); // => "abc"

// --- an empty filler pads nothing
"abc".padStart(8, ""); // => "abc"

// --- converts its filler only when it is needed
const seen = [];
const filler = { toString() { seen.push("filler"); return "-"; } };
"abc".padStart(3, filler); // => "abc"
"abc".padStart(4, filler); // => "-abc"
seen; // => ["filler"]

// --- a nullish receiver is refused
String.prototype.padStart.call(null); // !! TypeError
