/*---
spec: sec-math.sign
---*/
// --- 1, -1 or a zero
[Math.sign(7), Math.sign(-7), Math.sign("-3"), Math.sign(1e-320)]; // => [1, -1, -1, 1]

// --- what it makes of zeros, infinities and no number
[Math.sign(0), Math.sign(-0), Math.sign(NaN), Math.sign(-Infinity), Math.sign()]; // => [0, -0, NaN, -1, NaN]

// --- no BigInts
Math.sign(1n); // !! TypeError: Cannot convert a BigInt value to a number
