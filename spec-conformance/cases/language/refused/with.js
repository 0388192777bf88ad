/*---
spec: sec-with-statement
---*/
// --- names itself on its own line
const point = { x: 1 };
with (point) x; // ~~ unsupported/with
