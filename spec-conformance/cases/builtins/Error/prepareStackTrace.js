/*---
spec: sec-error-constructor
---*/
// --- is absent: what a program puts there changes nothing
Error.prepareStackTrace; // => undefined
Error.prepareStackTrace = () => "mine";
typeof new Error("x").stack; // => "string"
new Error("x").stack === "mine"; // => false

// --- it is a field like any other where a program makes it
Error.prepareStackTrace = 5;
Object.keys(Error); // => ["prepareStackTrace"]
