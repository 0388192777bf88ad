/*---
spec: sec-array.prototype.every
---*/
// --- true if the callback says yes for all
[2, 4].every((n) => n % 2 === 0); // => true
[2, 3].every((n) => n % 2 === 0); // => false
[].every(() => false); // => true

// --- stops at the first no
const seen = [];
[1, 2, 3].every((n) => seen.push(n) < 2); // => false
seen; // => [1, 2]

// --- gets element, index and array; skips holes
const calls = [];
[, "a"].every((...rest) => calls.push(rest));
calls; // => [["a", 1, [, "a"]]]

// --- a callback is a function, also for an empty array
[].every(); // !! TypeError
