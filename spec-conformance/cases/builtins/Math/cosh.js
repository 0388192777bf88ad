/*---
spec: sec-math.cosh
---*/
// --- the hyperbolic cosine: how a chain hangs
[Math.cosh(0), Math.cosh(1).toFixed(12), Math.cosh(-1) === Math.cosh(1)]; // => [1, "1.543080634815", true]

// --- what it makes of zeros, infinities and no number
[Math.cosh(-Infinity), Math.cosh(NaN), Math.cosh(1000)]; // => [Infinity, NaN, Infinity]

// --- no BigInts
Math.cosh(1n); // !! TypeError: Cannot convert a BigInt value to a number
