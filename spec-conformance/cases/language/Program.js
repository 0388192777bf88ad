/*---
spec: https://262.ecma-international.org/16.0/#sec-async-function-definitions
---*/
// --- the value is that of a last expression statement, awaited
const half = (n) => n / 2;
Promise.resolve(half(42)); // => 21

// --- any other last statement has no value
if (true) {
  ("inside");
} // => undefined

// --- `return` ends the program
for (const n of [1, 2, 3]) if (n > 1) return n;
"not reached"; // => 2

// --- the code is strict: there is no object behind `this`, and names must be declared
typeof this; // => "undefined"
undeclared = 1; // !! ReferenceError: undeclared is not defined

// --- functions are there from the start, `let` and `const` are not
const text = early();
function early() {
  return "hoisted";
}
text; // => "hoisted"
const read = () => late;
read(); // !! ReferenceError
const late = 1;

// --- nothing but a comment is no program
// note ~~ nothing is here // ~~ parse/empty

// --- await works at the top
const order = [];
queueMicrotask(() => order.push("microtask"));
order.push("before");
await null;
order; // => ["before", "microtask"]
