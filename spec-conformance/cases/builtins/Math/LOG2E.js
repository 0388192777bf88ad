/*---
spec: sec-math.log2e
---*/
// --- the binary logarithm of e
[Math.LOG2E, 1 / Math.LN2 === Math.LOG2E]; // => [1.4426950408889634, true]

// --- it is constant
Math.LOG2E = 1; // !! TypeError
