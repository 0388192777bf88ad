/*---
spec: sec-%typedarray%.prototype.some
---*/
// --- true if the callback says yes once
new Uint8Array([1, 2]).some((n) => n > 1); // => true
new Uint8Array(0).some(() => true); // => false

// --- stops at the first yes
const seen = [];
new Uint8Array([1, 2, 3]).some((n) => seen.push(n) === 2); // => true
seen; // => [1, 2]

// --- a callback is a function
new Uint8Array(0).some(null); // !! TypeError
