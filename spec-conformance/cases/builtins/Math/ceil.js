/*---
spec: sec-math.ceil
---*/
// --- the next integer above
[Math.ceil(1.2), Math.ceil(-1.8), Math.ceil("4.01"), Math.ceil(3)]; // => [2, -1, 5, 3]

// --- what it makes of zeros, infinities and no number
[Math.ceil(-0.5), Math.ceil(-0), Math.ceil(Infinity), Math.ceil(NaN), Math.ceil(null)]; // => [-0, -0, Infinity, NaN, 0]

// --- no BigInts
Math.ceil(1n); // !! TypeError: Cannot convert a BigInt value to a number
