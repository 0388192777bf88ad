/*---
spec: sec-nativeerror.prototype.name
---*/
// --- is the kind
new RangeError("x").name; // => "RangeError"
String(new RangeError("x")); // => "RangeError: x"

// --- inherited by subclasses
class AgeError extends RangeError {}
String(new AgeError("0 to 150")); // => "RangeError: 0 to 150"
