/*---
spec: sec-math.fround
---*/
// --- the nearest number of 32 bits
[Math.fround(5.5), Math.fround(5.05), Math.fround(2 ** 24 + 1)]; // => [5.5, 5.050000190734863, 16777216]

// --- what it makes of zeros, infinities and no number
[Math.fround(-0), Math.fround(1e40), Math.fround(1e-50), Math.fround(NaN)]; // => [-0, Infinity, 0, NaN]

// --- no BigInts
Math.fround(1n); // !! TypeError: Cannot convert a BigInt value to a number
