/*---
spec: sec-math.ln10
---*/
// --- the natural logarithm of 10
[Math.LN10, Math.log(10) === Math.LN10]; // => [2.302585092994046, true]

// --- it is constant
Math.LN10 = 1; // !! TypeError
