/*---
spec: sec-nativeerror.prototype.name
---*/
// --- is the kind
new TypeError("x").name; // => "TypeError"
String(new TypeError("x")); // => "TypeError: x"

// --- an instance may have a name of its own
const error = new TypeError("x");
error.name = "KindError";
String(error); // => "KindError: x"
