/*---
spec: sec-error-constructor
---*/
// --- is absent: what a program puts there changes nothing
Error.stackTraceLimit; // => undefined
const before = new Error("x").stack.split("\n").length;
Error.stackTraceLimit = 0;
const after = new Error("x").stack.split("\n").length;
after === before; // => true
