/*---
spec: sec-number.isinteger
---*/
// --- numbers without a fraction
[1, 1.0, -0, 1.5, NaN, Infinity, "1", 1n].map(Number.isInteger); // => [true, true, true, false, false, false, false, false]

// --- beyond 2 ** 53 every number is one, and a fraction too small is lost
[Number.isInteger(1e300), Number.isInteger(5.0000000000000001)]; // => [true, true]
