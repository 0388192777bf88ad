/*---
spec: sec-math.pi
---*/
// --- half a turn
[Math.PI, (180 / Math.PI) * Math.PI]; // => [3.141592653589793, 180]

// --- it is constant
Math.PI = 1; // !! TypeError
