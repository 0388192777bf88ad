/*---
spec: sec-math.sqrt2
---*/
// --- the root of 2; its square is not quite 2
[Math.SQRT2, Math.SQRT2 ** 2]; // => [1.4142135623730951, 2.0000000000000004]

// --- it is constant
Math.SQRT2 = 1; // !! TypeError
