/*---
spec: sec-math.log10e
---*/
// --- the decimal logarithm of e
[Math.LOG10E, Math.log10(Math.E)]; // => [0.4342944819032518, 0.4342944819032518]

// --- it is constant
Math.LOG10E = 1; // !! TypeError
