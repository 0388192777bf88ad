/*---
spec: sec-value-properties-of-the-global-object-nan
---*/
// --- is what calculations give that have no answer
0 / 0; // => NaN
Number("no number"); // => NaN
typeof NaN; // => "number"

// --- is not equal to itself
NaN === NaN; // => false
Object.is(NaN, NaN); // => true
[NaN].includes(NaN); // => true

// --- every comparison with it says no
NaN < 1 || NaN >= 1; // => false

// --- the global cannot change
globalThis.NaN = 1; // !! TypeError
