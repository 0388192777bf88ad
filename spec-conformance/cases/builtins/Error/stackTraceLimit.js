/*---
spec: sec-error-constructor
---*/
// --- is absent: what a program puts there changes nothing
Error.stackTraceLimit; // => undefined
const before = new Error("x").stack.split("\n").length;
Error.stackTraceLimit = 0;
const after = new Error("x").stack.split("\n").length;
after === before; // => true

// --- it is a field like any other where a program makes it
"stackTraceLimit" in Error; // => false
Error.stackTraceLimit = 50;
Error.stackTraceLimit; // => 50
