/*---
spec: sec-with-statement
---*/
// --- name the object in front of each property instead
with (point) { // ~~ unsupported/with
  x;
}

// --- strict code has never had it; take the properties out instead
const point = { x: 1, y: 2 };
const { x, y } = point;
x + y; // => 3
