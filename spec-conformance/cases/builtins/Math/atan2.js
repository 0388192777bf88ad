/*---
spec: sec-math.atan2
---*/
// --- the direction of a point: first y, then x, over the whole circle
const degrees = (y, x) => Math.round((Math.atan2(y, x) * 180) / Math.PI);
[degrees(0, 1), degrees(1, 0), degrees(1, -1), degrees(-1, -1)]; // => [0, 90, 135, -135]

// --- the signs of zeros count
[Math.atan2(0, 0), Math.atan2(-0, 0), Math.atan2(0, -0) === Math.PI, Math.atan2(-0, -0) === -Math.PI]; // => [0, -0, true, true]

// --- infinities
[Math.atan2(Infinity, Infinity) === Math.PI / 4, Math.atan2(1, Infinity), Math.atan2(NaN, 1)]; // => [true, 0, NaN]

// --- y becomes a number before x
const log = [];
Math.atan2({ valueOf: () => log.push("y") }, { valueOf: () => log.push("x") });
log; // => ["y", "x"]
