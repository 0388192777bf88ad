/*---
spec: sec-math.clz32
---*/
// --- how many of 32 bits are zero before the first one
[Math.clz32(1), Math.clz32(255), Math.clz32(2 ** 31), Math.clz32(0.9)]; // => [31, 24, 0, 32]

// --- what it makes of zeros, infinities and no number
[Math.clz32(0), Math.clz32(-1), Math.clz32(2 ** 32), Math.clz32(NaN), Math.clz32()]; // => [32, 0, 32, 32, 32]

// --- no BigInts
Math.clz32(1n); // !! TypeError: Cannot convert a BigInt value to a number
