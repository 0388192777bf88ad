/*---
spec: sec-conditional-operator
---*/
// --- only the chosen side is evaluated
const log = [];
const side = (name) => (log.push(name), name);
[true ? side("yes") : side("no"), log]; // => ["yes", ["yes"]]

// --- chains group from the right
const sign = (n) => n > 0 ? "positive" : n < 0 ? "negative" : n === 0 ? "zero" : "not a number";
[1, -1, -0, NaN].map(sign); // => ["positive", "negative", "zero", "not a number"]

// --- `?.5` is a condition and a number, not an optional chain
true?.5:1; // => 0.5

// --- both sides take whole assignments
let target = 1;
false ? target = 2 : target = 3;
target; // => 3
