/*---
spec: sec-math.acosh
---*/
// --- the inverse of cosh
[Math.acosh(1), Math.acosh(Math.cosh(2)).toFixed(12)]; // => [0, "2.000000000000"]

// --- what it makes of zeros, infinities and no number
[Math.acosh(0.5), Math.acosh(-1), Math.acosh(Infinity), Math.acosh(NaN)]; // => [NaN, NaN, Infinity, NaN]

// --- no BigInts
Math.acosh(1n); // !! TypeError: Cannot convert a BigInt value to a number
