/*---
spec: sec-function-defining-expressions
---*/
// --- its own name is visible only inside, and cannot be assigned
const factorial = function self(n) {
  return n < 2 ? 1 : n * self(n - 1);
};
[factorial(5), typeof self, factorial.name]; // => [120, "undefined", "self"]
(function self() {
  self = 1;
})(); // !! TypeError: Assignment to constant variable.

// --- called at once
(function (a, b) {
  return a + b;
})(1, 2); // => 3

// --- every kind has its own shape
const kinds = [function () {}, async function () {}, function* () {}, async function* () {}];
kinds.map((each) => Object.prototype.toString.call(each)); // => ["[object Function]", "[object AsyncFunction]", "[object GeneratorFunction]", "[object AsyncGeneratorFunction]"]
kinds.map((each) => Object.hasOwn(each, "prototype")); // => [true, false, true, true]

// --- an error of an async function is a rejection, even from a default value
const late = async function (a = missing) {};
await late().catch((error) => error.name); // => "ReferenceError"

// --- an async generator waits for what it yields
const numbers = async function* () {
  yield Promise.resolve(1);
  yield 2;
};
const found = [];
for await (const n of numbers()) found.push(n);
found; // => [1, 2]

// --- a simple directive needs simple parameters
(function (a = 1) {
  "use strict"; // ~~ early/use-strict-parameters
});
