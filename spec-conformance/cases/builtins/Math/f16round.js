/*---
spec: sec-math.f16round
node: current
---*/
// --- the nearest number of 16 bits
[Math.f16round(1.337), Math.f16round(2049), Math.f16round(0.1)]; // => [1.3369140625, 2048, 0.0999755859375]

// --- what it makes of zeros, infinities and no number
[Math.f16round(-0), Math.f16round(65520), Math.f16round(65519), Math.f16round(1e-8), Math.f16round(NaN)]; // => [-0, Infinity, 65504, 0, NaN]

// --- no BigInts
Math.f16round(1n); // !! TypeError: Cannot convert a BigInt value to a number
