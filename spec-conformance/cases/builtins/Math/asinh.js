/*---
spec: sec-math.asinh
---*/
// --- the inverse of sinh
[Math.asinh(1).toFixed(12), Math.asinh(Math.sinh(3)).toFixed(12)]; // => ["0.881373587020", "3.000000000000"]

// --- what it makes of zeros, infinities and no number
[Math.asinh(-0), Math.asinh(-Infinity), Math.asinh(NaN)]; // => [-0, -Infinity, NaN]

// --- no BigInts
Math.asinh(1n); // !! TypeError: Cannot convert a BigInt value to a number
