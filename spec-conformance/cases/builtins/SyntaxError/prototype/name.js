/*---
spec: sec-nativeerror.prototype.name
---*/
// --- is the kind
new SyntaxError("x").name; // => "SyntaxError"
String(new SyntaxError()); // => "SyntaxError"

// --- hidden from loops
Object.keys(SyntaxError.prototype); // => []
