/*---
spec: sec-math.expm1
---*/
// --- e to a power, less 1, exact even near zero
[Math.expm1(1e-10), Math.exp(1e-10) - 1]; // => [1.00000000005e-10, 1.000000082740371e-10]

// --- what it makes of zeros, infinities and no number
[Math.expm1(-0), Math.expm1(-Infinity), Math.expm1(NaN)]; // => [-0, -1, NaN]

// --- no BigInts
Math.expm1(1n); // !! TypeError: Cannot convert a BigInt value to a number
