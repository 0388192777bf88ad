/*---
spec: sec-number.negative_infinity
---*/
// --- below every number
[Number.NEGATIVE_INFINITY, -1 / 0, Number.NEGATIVE_INFINITY < -Number.MAX_VALUE, 1 / Number.NEGATIVE_INFINITY]; // => [-Infinity, -Infinity, true, -0]

// --- it is constant
Number.NEGATIVE_INFINITY = 1; // !! TypeError
