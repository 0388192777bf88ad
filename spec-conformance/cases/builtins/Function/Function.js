/*---
spec: sec-function-constructor
---*/
// --- every function is an instance
(() => {}) instanceof Function; // => true
(class {}).constructor === Function; // => true
Function.length; // => 1

// --- no function is made of text
// diverges: code generation is not available
new Function("a", "return a"); // !! TypeError: code generation is not available: functions cannot be made from text here

// --- neither by a call, nor by the constructor of some function
// diverges: code generation is not available
(function () {}).constructor("return 1"); // !! TypeError

// --- a class can extend it, but not make an instance
// diverges: code generation is not available
class Callable extends Function {}
Object.getPrototypeOf(Callable) === Function; // => true
new Callable(); // !! TypeError
