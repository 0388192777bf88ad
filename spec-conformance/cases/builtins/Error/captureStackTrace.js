/*---
spec: sec-error-constructor
---*/
// --- is absent: every error has its stack
Error.captureStackTrace; // => undefined
typeof new Error("x").stack; // => "string"

// --- code that asks first works everywhere
class HttpError extends Error {
  constructor(message) {
    super(message);
    Error.captureStackTrace?.(this, HttpError);
  }
}
new HttpError("404").message; // => "404"

// --- a call is refused
Error.captureStackTrace({}); // !! TypeError
