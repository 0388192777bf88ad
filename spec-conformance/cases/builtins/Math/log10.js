/*---
spec: sec-math.log10
---*/
// --- the decimal logarithm: how many digits
[Math.log10(1000), Math.log10(0.01), Math.floor(Math.log10(12345)) + 1]; // => [3, -2, 5]

// --- what it makes of zeros, infinities and no number
[Math.log10(0), Math.log10(-1), Math.log10(1), Math.log10(NaN)]; // => [-Infinity, NaN, 0, NaN]

// --- no BigInts
Math.log10(1n); // !! TypeError: Cannot convert a BigInt value to a number
