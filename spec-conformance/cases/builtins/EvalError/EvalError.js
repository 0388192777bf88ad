/*---
spec: sec-native-error-types-used-in-this-standard-evalerror
---*/
// --- is an Error of its own kind, which nothing throws by itself
const error = new EvalError("x", { cause: 1 });
String(error); // => "EvalError: x"
error.cause; // => 1
error instanceof Error; // => true

// --- a call makes one as well
EvalError("x") instanceof EvalError; // => true

// --- inherits from Error, as a constructor too
Object.getPrototypeOf(EvalError) === Error; // => true
EvalError.length; // => 1

// --- a symbol is no message
EvalError(Symbol("m")); // !! TypeError
