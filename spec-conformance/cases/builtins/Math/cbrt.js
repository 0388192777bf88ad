/*---
spec: sec-math.cbrt
---*/
// --- the third root, also of negative numbers
[Math.cbrt(27), Math.cbrt(-8), Math.cbrt(0.001), (-8) ** (1 / 3)]; // => [3, -2, 0.1, NaN]

// --- what it makes of zeros, infinities and no number
[Math.cbrt(-0), Math.cbrt(-Infinity), Math.cbrt(NaN)]; // => [-0, -Infinity, NaN]

// --- no BigInts
Math.cbrt(1n); // !! TypeError: Cannot convert a BigInt value to a number
