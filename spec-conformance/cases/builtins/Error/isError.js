/*---
spec: sec-error.iserror
node: current
---*/
// --- whether a value is an error, whatever its prototype
Error.isError(new TypeError()); // => true
Error.isError(Object.setPrototypeOf(new Error(), null)); // => true
class MyError extends Error {}
Error.isError(new MyError()); // => true

// --- what only looks like one is none
Error.isError({ name: "Error", message: "x", __proto__: Error.prototype }); // => false
Error.isError(Error.prototype); // => false
Error.isError(new Proxy(new Error(), {})); // => false

// --- takes anything
Error.isError(); // => false
Error.isError("Error"); // => false
