/*---
spec: sec-array.prototype.some
---*/
// --- true if the callback says yes once
[1, 2].some((n) => n > 1); // => true
[1, 2].some((n) => n > 2); // => false
[].some(() => true); // => false

// --- stops at the first yes, skips holes
const seen = [];
[, 1, 2, 3].some((n) => seen.push(n) === 2);
seen; // => [1, 2]

// --- a callback is a function
[].some({}); // !! TypeError
