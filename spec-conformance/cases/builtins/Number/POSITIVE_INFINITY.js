/*---
spec: sec-number.positive_infinity
---*/
// --- above every number
[Number.POSITIVE_INFINITY, 1 / 0, Infinity - Infinity, Infinity * 0, 2 ** 1024]; // => [Infinity, Infinity, NaN, NaN, Infinity]

// --- it is constant
Number.POSITIVE_INFINITY = 1; // !! TypeError
