/*---
spec: sec-nativeerror.prototype.message
---*/
// --- empty where none was given
new EvalError().message; // => ""
Object.hasOwn(EvalError.prototype, "message"); // => true

// --- an instance's own hides it
new EvalError("mine").message; // => "mine"
