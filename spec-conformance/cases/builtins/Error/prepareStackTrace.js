/*---
spec: sec-error-constructor
---*/
// --- is absent: what a program puts there changes nothing
Error.prepareStackTrace; // => undefined
Error.prepareStackTrace = () => "mine";
typeof new Error("x").stack; // => "string"
new Error("x").stack === "mine"; // => false
