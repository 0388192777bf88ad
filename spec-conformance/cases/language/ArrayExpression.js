/*---
spec: sec-array-initializer
---*/
// --- holes are missing elements
const holes = [1, , 3, ,];
[holes.length, 1 in holes, holes[1]]; // => [4, false, undefined]

// --- spread takes any iterable, and holes become undefined
[..."añ😀", ...new Set([1, 1, 2]), ...[,]]; // => ["a", "ñ", "😀", 1, 2, undefined]

// --- elements are evaluated from left to right
const order = [];
const note = (value) => (order.push(value), value);
[note(1), ...note([2]), note(3)];
order; // => [1, [2], 3]

// --- what is not iterable cannot be spread
[...{ length: 1 }]; // !! TypeError
