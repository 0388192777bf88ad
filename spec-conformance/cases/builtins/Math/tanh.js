/*---
spec: sec-math.tanh
---*/
// --- the hyperbolic tangent: from -1 to 1
[Math.tanh(0.5).toFixed(12), Math.tanh(100)]; // => ["0.462117157260", 1]

// --- what it makes of zeros, infinities and no number
[Math.tanh(-0), Math.tanh(-Infinity), Math.tanh(NaN)]; // => [-0, -1, NaN]

// --- no BigInts
Math.tanh(1n); // !! TypeError: Cannot convert a BigInt value to a number
