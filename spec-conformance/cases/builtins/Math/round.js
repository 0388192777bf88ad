/*---
spec: sec-math.round
---*/
// --- the nearest integer; halves go up, also below zero
[Math.round(1.5), Math.round(2.5), Math.round(-1.5), Math.round(-2.51), Math.round("3.4")]; // => [2, 3, -1, -3, 3]

// --- what it makes of zeros, infinities and no number
[Math.round(-0.2), Math.round(-0.5), Math.round(0.49999999999999994), Math.round(NaN)]; // => [-0, -0, 0, NaN]

// --- to a number of digits
const cents = (n) => Math.round(n * 100) / 100;
[cents(1.239), cents(1.005)]; // => [1.24, 1]

// --- no BigInts
Math.round(1n); // !! TypeError: Cannot convert a BigInt value to a number
