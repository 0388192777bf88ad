/*---
spec: sec-math.atan
---*/
// --- the angle that has this tangent
[Math.atan(1) === Math.PI / 4, Math.atan(-1) === -Math.PI / 4]; // => [true, true]

// --- what it makes of zeros, infinities and no number
[Math.atan(-0), Math.atan(Infinity) === Math.PI / 2, Math.atan(NaN)]; // => [-0, true, NaN]

// --- no BigInts
Math.atan(1n); // !! TypeError: Cannot convert a BigInt value to a number
