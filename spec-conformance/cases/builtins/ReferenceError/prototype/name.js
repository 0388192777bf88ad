/*---
spec: sec-nativeerror.prototype.name
---*/
// --- is the kind
new ReferenceError().name; // => "ReferenceError"

// --- by it errors are told apart in text
`${new ReferenceError("x is not defined")}`; // => "ReferenceError: x is not defined"
Object.hasOwn(ReferenceError.prototype, "name"); // => true
