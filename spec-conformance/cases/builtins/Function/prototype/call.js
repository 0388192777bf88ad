/*---
spec: sec-function.prototype.call
---*/
// --- calls with a receiver and arguments
function greet(greeting) {
  return `${greeting}, ${this.name}`;
}
greet.call({ name: "Ada" }, "Hello"); // => "Hello, Ada"

// --- borrows methods for what is only like an array
Array.prototype.map.call("abc", (letter) => letter + letter); // => ["aa", "bb", "cc"]

// --- strict code gets the receiver as it is; an arrow function keeps its own
(function () {
  return this;
}).call(null); // => null
(() => this).call(5); // => undefined

// --- a class cannot be called
(class {}).call({}); // !! TypeError

// --- the receiver is a function
Function.prototype.call.call("no function"); // !! TypeError
