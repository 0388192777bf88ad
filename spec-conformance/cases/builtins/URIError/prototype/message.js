/*---
spec: sec-nativeerror.prototype.message
---*/
// --- empty where none was given
URIError.prototype.message; // => ""
new URIError().message; // => ""

// --- is not the one of Error
Object.hasOwn(URIError.prototype, "message"); // => true
