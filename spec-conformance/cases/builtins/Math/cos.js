/*---
spec: sec-math.cos
---*/
// --- the cosine of an angle in radians
[Math.cos(0), Math.cos(Math.PI), Math.cos(Math.PI / 3).toFixed(12)]; // => [1, -1, "0.500000000000"]

// --- what it makes of zeros, infinities and no number
[Math.cos(-0), Math.cos(Infinity), Math.cos(NaN)]; // => [1, NaN, NaN]

// --- no BigInts
Math.cos(1n); // !! TypeError: Cannot convert a BigInt value to a number
