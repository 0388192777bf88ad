/*---
spec: sec-math.abs
---*/
// --- without its sign
[Math.abs(-5), Math.abs(5), Math.abs("-3"), Math.abs([-2])]; // => [5, 5, 3, 2]

// --- what it makes of zeros, infinities and no number
[Math.abs(-0), Math.abs(-Infinity), Math.abs(NaN), Math.abs(null), Math.abs()]; // => [0, Infinity, NaN, 0, NaN]

// --- no BigInts
Math.abs(1n); // !! TypeError: Cannot convert a BigInt value to a number
