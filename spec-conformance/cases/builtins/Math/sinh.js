/*---
spec: sec-math.sinh
---*/
// --- the hyperbolic sine
[Math.sinh(1).toFixed(12), Math.sinh(-1) === -Math.sinh(1)]; // => ["1.175201193644", true]

// --- what it makes of zeros, infinities and no number
[Math.sinh(-0), Math.sinh(-Infinity), Math.sinh(NaN)]; // => [-0, -Infinity, NaN]

// --- no BigInts
Math.sinh(1n); // !! TypeError: Cannot convert a BigInt value to a number
