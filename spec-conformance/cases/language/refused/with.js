/*---
spec: sec-with-statement
---*/
// --- name the object in front of each property instead
with (point) { // ~~ unsupported/with
  x;
}
