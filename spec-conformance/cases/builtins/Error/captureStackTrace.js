/*---
spec: sec-error-constructor
---*/
// --- is absent: every error has its stack
Error.captureStackTrace; // => undefined
typeof new Error("x").stack; // => "string"

// --- a call is refused
Error.captureStackTrace({}); // !! TypeError
