/*---
spec: sec-math.floor
---*/
// --- the next integer below
[Math.floor(1.8), Math.floor(-1.2), Math.floor("7.9"), Math.floor(3)]; // => [1, -2, 7, 3]

// --- what it makes of zeros, infinities and no number
[Math.floor(-0), Math.floor(0.9), Math.floor(-Infinity), Math.floor(NaN)]; // => [-0, 0, -Infinity, NaN]

// --- no BigInts
Math.floor(1n); // !! TypeError: Cannot convert a BigInt value to a number
