/*---
spec: sec-string.fromcodepoint
---*/
// --- whole characters
[String.fromCodePoint(0x1f600, 33), String.fromCodePoint(0x1f600).length]; // => ["😀!", 2]
String.fromCodePoint(); // => ""

// --- only integers up to 0x10ffff
String.fromCodePoint(0x110000); // !! RangeError: Invalid code point 1114112
String.fromCodePoint(1.5); // !! RangeError

// --- text is converted, and must be such a number too
String.fromCodePoint("65"); // => "A"
String.fromCodePoint("a"); // !! RangeError
