/*---
spec: sec-math.log2
---*/
// --- the binary logarithm: how many bits
[Math.log2(1024), Math.log2(0.125), Math.log2(3).toFixed(12)]; // => [10, -3, "1.584962500721"]

// --- what it makes of zeros, infinities and no number
[Math.log2(0), Math.log2(-1), Math.log2(1), Math.log2(Infinity)]; // => [-Infinity, NaN, 0, Infinity]

// --- no BigInts
Math.log2(1n); // !! TypeError: Cannot convert a BigInt value to a number
