/*---
spec: sec-math.e
---*/
// --- the base of natural logarithms
[Math.E, Math.log(Math.E)]; // => [2.718281828459045, 1]

// --- it is constant
Math.E = 1; // !! TypeError
