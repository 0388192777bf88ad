/*---
spec: sec-symbol.hasinstance
---*/
// --- decides what instanceof says
const Text = { [Symbol.hasInstance]: (value) => typeof value === "string" };
"abc" instanceof Text; // => true
5 instanceof Text; // => false

// --- the answer becomes true or false
({}) instanceof { [Symbol.hasInstance]: () => "yes" }; // => true

// --- without the method the right side must be a function
({}) instanceof {}; // !! TypeError
