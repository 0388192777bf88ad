/*---
spec: sec-math.acos
---*/
// --- the angle that has this cosine
[Math.acos(1), Math.acos(0) === Math.PI / 2, Math.acos(-1) === Math.PI]; // => [0, true, true]

// --- what it makes of zeros, infinities and no number
[Math.acos(1.1), Math.acos(-2), Math.acos(NaN), Math.acos(Infinity)]; // => [NaN, NaN, NaN, NaN]

// --- no BigInts
Math.acos(1n); // !! TypeError: Cannot convert a BigInt value to a number
