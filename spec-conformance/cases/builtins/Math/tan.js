/*---
spec: sec-math.tan
---*/
// --- the tangent of an angle in radians
[Math.tan(0), Math.tan(Math.PI / 4).toFixed(12)]; // => [0, "1.000000000000"]

// --- what it makes of zeros, infinities and no number
[Math.tan(-0), Math.tan(Infinity), Math.tan(NaN)]; // => [-0, NaN, NaN]

// --- no BigInts
Math.tan(1n); // !! TypeError: Cannot convert a BigInt value to a number
