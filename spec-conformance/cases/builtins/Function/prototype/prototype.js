/*---
spec: sec-properties-of-the-function-prototype-object
---*/
// --- is itself a function that takes anything and gives nothing
typeof Function.prototype; // => "function"
Function.prototype(1, 2, 3); // => undefined
Function.prototype.name; // => ""
Function.prototype.length; // => 0

// --- inherits from Object.prototype, and is what all functions inherit from
Object.getPrototypeOf(Function.prototype) === Object.prototype; // => true
Object.getPrototypeOf(Math.max) === Function.prototype; // => true

// --- it is no constructor
"prototype" in Function.prototype; // => false
new Function.prototype(); // !! TypeError
