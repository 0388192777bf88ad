/*---
spec: sec-math.sqrt
---*/
// --- the square root
[Math.sqrt(9), Math.sqrt(2), Math.sqrt("16"), Math.sqrt(0.25)]; // => [3, 1.4142135623730951, 4, 0.5]

// --- what it makes of zeros, infinities and no number
[Math.sqrt(-1), Math.sqrt(-0), Math.sqrt(Infinity), Math.sqrt(NaN)]; // => [NaN, -0, Infinity, NaN]

// --- no BigInts
Math.sqrt(1n); // !! TypeError: Cannot convert a BigInt value to a number
