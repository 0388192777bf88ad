/*---
spec: sec-set.prototype.has
---*/
// --- whether a value is there
const set = new Set(["a", NaN, 0]);
set.has("a"); // => true
set.has("b"); // => false
set.has(NaN); // => true
set.has(-0); // => true

// --- objects by identity
new Set([[1]]).has([1]); // => false

// --- is not generic
Set.prototype.has.call(new Map([["a", 1]]), "a"); // !! TypeError
