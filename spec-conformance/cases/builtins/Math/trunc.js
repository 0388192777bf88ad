/*---
spec: sec-math.trunc
---*/
// --- without its fraction
[Math.trunc(1.9), Math.trunc(-1.9), Math.trunc("7.5"), Math.trunc(1e300)]; // => [1, -1, 7, 1e300]

// --- what it makes of zeros, infinities and no number
[Math.trunc(-0.9), Math.trunc(0.9), Math.trunc(-Infinity), Math.trunc(undefined)]; // => [-0, 0, -Infinity, NaN]

// --- unlike `| 0` it is not limited to 32 bits
[Math.trunc(2 ** 40 + 0.5), (2 ** 40 + 0.5) | 0]; // => [1099511627776, 0]

// --- no BigInts
Math.trunc(1n); // !! TypeError: Cannot convert a BigInt value to a number
