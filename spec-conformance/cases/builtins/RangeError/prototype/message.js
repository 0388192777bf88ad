/*---
spec: sec-nativeerror.prototype.message
---*/
// --- empty where none was given
RangeError.prototype.message; // => ""
new RangeError().message; // => ""

// --- the message may be changed
const error = new RangeError("0 to 9");
error.message += ", not 10";
String(error); // => "RangeError: 0 to 9, not 10"
