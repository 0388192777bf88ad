/*---
spec: sec-nativeerror.prototype.name
---*/
// --- is the kind
new URIError("x").name; // => "URIError"

// --- cannot be found on the constructor, which has a name of the same text
URIError.name; // => "URIError"
Object.getOwnPropertyDescriptor(URIError, "name").writable; // => false
