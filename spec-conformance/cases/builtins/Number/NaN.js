/*---
spec: sec-number.nan
---*/
// --- the same value as the global one
[Number.NaN, Object.is(Number.NaN, NaN), Number.NaN === Number.NaN]; // => [NaN, true, false]

// --- it is constant
Number.NaN = 1; // !! TypeError
