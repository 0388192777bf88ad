/*---
spec: sec-math.log1p
---*/
// --- the logarithm of 1 + x, exact even near zero
[Math.log1p(1e-10), Math.log(1 + 1e-10)]; // => [9.999999999500001e-11, 1.000000082690371e-10]

// --- what it makes of zeros, infinities and no number
[Math.log1p(-0), Math.log1p(-1), Math.log1p(-2), Math.log1p(Infinity)]; // => [-0, -Infinity, NaN, Infinity]

// --- no BigInts
Math.log1p(1n); // !! TypeError: Cannot convert a BigInt value to a number
