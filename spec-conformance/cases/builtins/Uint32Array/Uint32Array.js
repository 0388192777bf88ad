/*---
spec: sec-typedarray-constructors
---*/
// --- numbers from 0 to 2 ** 32 - 1, in four bytes each; what does not fit wraps around
new Uint32Array([2 ** 32 - 1, 2 ** 32, -1]); // => new Uint32Array([4294967295, 0, 4294967295])

// --- is how `>>> 0` sees numbers
new Uint32Array([-5])[0] === -5 >>> 0; // => true

// --- adds without loss, since reading gives a number
const [a, b] = new Uint32Array([4294967295, 1]);
a + b; // => 4294967296

// --- needs `new`
Uint32Array([1]); // !! TypeError
