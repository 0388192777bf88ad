/*---
spec: sec-math.pi
---*/
// --- is the double nearest to the number
Math.PI; // => 3.141592653589793

// --- cannot be changed
Math.PI = 3; // !! TypeError
