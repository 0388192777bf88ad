/*---
spec: sec-debugger-statement
---*/
// --- there is no debugger, so nothing happens
let n = 1;
debugger;
n; // => 1

// --- it is a statement, not an expression
const value = debugger; // ~~ parse/syntax
