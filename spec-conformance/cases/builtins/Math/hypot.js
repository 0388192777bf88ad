/*---
spec: sec-math.hypot
---*/
// --- the length of a line, in any number of dimensions
[Math.hypot(3, 4), Math.hypot(1, 2, 2), Math.hypot(-5), Math.hypot()]; // => [5, 3, 5, 0]

// --- no overflow on the way
[Math.hypot(3e200, 4e200), Math.sqrt((3e200) ** 2 + (4e200) ** 2)]; // => [4.9999999999999995e200, Infinity]

// --- infinity wins over NaN
[Math.hypot(NaN, -Infinity), Math.hypot(NaN, 1), Math.hypot(-0)]; // => [Infinity, NaN, 0]

// --- all arguments become numbers, even if the answer is known
const log = [];
Math.hypot(Infinity, { valueOf: () => log.push("asked") });
log; // => ["asked"]
