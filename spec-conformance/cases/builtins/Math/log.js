/*---
spec: sec-math.log
---*/
// --- the natural logarithm
[Math.log(1), Math.log(Math.E), Math.log(8) / Math.log(2)]; // => [0, 1, 3]

// --- what it makes of zeros, infinities and no number
[Math.log(0), Math.log(-0), Math.log(-1), Math.log(Infinity)]; // => [-Infinity, -Infinity, NaN, Infinity]

// --- no BigInts
Math.log(1n); // !! TypeError: Cannot convert a BigInt value to a number
