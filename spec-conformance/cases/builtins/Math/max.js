/*---
spec: sec-math.max
---*/
// --- the largest of any number of numbers
[Math.max(1, 3, 2), Math.max(...[7, 8]), Math.max("10", 9), Math.max(null, -1)]; // => [3, 8, 10, 0]

// --- of none it is -Infinity, so that any number is larger
[Math.max(), Math.max([]), Math.max([4]), Math.max([1, 2])]; // => [-Infinity, 0, 4, NaN]

// --- NaN wins; zero is larger than minus zero
[Math.max(1, NaN, 2), Math.max(undefined, 1), Math.max(-0, 0), Math.max(-0, -0)]; // => [NaN, NaN, 0, -0]

// --- all arguments become numbers, in order, even after NaN
const log = [];
Math.max(NaN, { valueOf: () => log.push("first") }, { valueOf: () => log.push("second") });
log; // => ["first", "second"]

// --- no BigInts
Math.max(1, 2n); // !! TypeError: Cannot convert a BigInt value to a number
