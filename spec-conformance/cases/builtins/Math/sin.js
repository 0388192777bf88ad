/*---
spec: sec-math.sin
---*/
// --- the sine of an angle in radians
[Math.sin(Math.PI / 2), Math.sin(Math.PI / 6).toFixed(12), Math.sin(Math.PI)]; // => [1, "0.500000000000", 1.2246467991473532e-16]

// --- what it makes of zeros, infinities and no number
[Math.sin(-0), Math.sin(Infinity), Math.sin(NaN)]; // => [-0, NaN, NaN]

// --- no BigInts
Math.sin(1n); // !! TypeError: Cannot convert a BigInt value to a number
