/*---
spec: sec-string.prototype.touppercase
---*/
// --- one letter can become more
["straße", "ﬁ", "ŉ", "ά"].map((text) => text.toUpperCase()); // => ["STRASSE", "FI", "ʼN", "Ά"]

// --- there and back is not always the same
"ß".toUpperCase().toLowerCase(); // => "ss"

// --- a nullish receiver is refused
String.prototype.toUpperCase.call(null); // !! TypeError
