/*---
spec: sec-math.imul
---*/
// --- multiplication of 32 bits, as in C
[Math.imul(3, 4), Math.imul(-5, 12), Math.imul(0xffffffff, 5), Math.imul(2 ** 31, 2)]; // => [12, -60, -5, 0]

// --- what it makes of zeros, infinities and no number
[Math.imul(NaN, 5), Math.imul(Infinity, 2), Math.imul(2.9, 2), Math.imul(1)]; // => [0, 0, 4, 0]

// --- no BigInts
Math.imul(1n); // !! TypeError: Cannot convert a BigInt value to a number
