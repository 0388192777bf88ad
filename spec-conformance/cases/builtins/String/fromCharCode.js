/*---
spec: sec-string.fromcharcode
---*/
// --- units, cut to 16 bits
String.fromCharCode(72, 105, 65536 + 33); // => "Hi!"
String.fromCharCode(); // => ""
String.fromCharCode("65", 66.9, -1); // => "AB\uffff"

// --- two halves make one character
String.fromCharCode(0xd83d, 0xde00); // => "😀"

// --- arguments become numbers one after the other
String.fromCharCode(1n); // !! TypeError: Cannot convert a BigInt value to a number
