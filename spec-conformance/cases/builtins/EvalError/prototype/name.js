/*---
spec: sec-nativeerror.prototype.name
---*/
// --- is the kind
EvalError.prototype.name; // => "EvalError"
String(new EvalError()); // => "EvalError"

// --- hidden and writable
const { writable, enumerable } = Object.getOwnPropertyDescriptor(EvalError.prototype, "name");
[writable, enumerable]; // => [true, false]
