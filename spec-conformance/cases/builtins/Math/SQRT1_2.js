/*---
spec: sec-math.sqrt1_2
---*/
// --- the root of one half
[Math.SQRT1_2, Math.sqrt(0.5) === Math.SQRT1_2]; // => [0.7071067811865476, true]

// --- it is constant
Math.SQRT1_2 = 1; // !! TypeError
