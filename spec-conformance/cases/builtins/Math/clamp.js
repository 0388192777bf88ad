/*---
spec: sec-math-object
---*/
// --- not part of ECMAScript: write it with min and max
typeof Math.clamp; // => "undefined"
const clamp = (low, n, high) => Math.min(Math.max(n, low), high);
clamp(0, 12, 10); // => 10
Math.clamp(0, 12, 10); // !! TypeError
