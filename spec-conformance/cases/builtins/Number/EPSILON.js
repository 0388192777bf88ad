/*---
spec: sec-number.epsilon
---*/
// --- the distance from 1 to the next number
[Number.EPSILON === 2 ** -52, 1 + Number.EPSILON > 1, 1 + Number.EPSILON / 2 > 1]; // => [true, true, false]

// --- comparing results of arithmetic
const near = (a, b) => Math.abs(a - b) < Number.EPSILON;
[0.1 + 0.2 === 0.3, near(0.1 + 0.2, 0.3)]; // => [false, true]

// --- it is constant
Number.EPSILON = 1; // !! TypeError
