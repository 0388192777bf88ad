/*---
spec: sec-math.exp
---*/
// --- e to a power
[Math.exp(0), Math.exp(1) === Math.E, Math.exp(-1).toFixed(12)]; // => [1, true, "0.367879441171"]

// --- what it makes of zeros, infinities and no number
[Math.exp(-Infinity), Math.exp(Infinity), Math.exp(710), Math.exp(NaN)]; // => [0, Infinity, Infinity, NaN]

// --- no BigInts
Math.exp(1n); // !! TypeError: Cannot convert a BigInt value to a number
