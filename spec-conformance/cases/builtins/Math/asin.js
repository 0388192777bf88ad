/*---
spec: sec-math.asin
---*/
// --- the angle that has this sine
[Math.asin(1) === Math.PI / 2, Math.asin(0.5).toFixed(12)]; // => [true, "0.523598775598"]

// --- what it makes of zeros, infinities and no number
[Math.asin(-0), Math.asin(1.1), Math.asin(NaN)]; // => [-0, NaN, NaN]

// --- no BigInts
Math.asin(1n); // !! TypeError: Cannot convert a BigInt value to a number
