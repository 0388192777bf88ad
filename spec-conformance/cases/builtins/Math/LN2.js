/*---
spec: sec-math.ln2
---*/
// --- the natural logarithm of 2: how long doubling takes
[Math.LN2, Math.log(2) === Math.LN2]; // => [0.6931471805599453, true]

// --- it is constant
Math.LN2 = 1; // !! TypeError
