/*---
spec: sec-%typedarray%.prototype.findindex
---*/
// --- where the callback first says yes
new Float32Array([1, NaN]).findIndex(Number.isNaN); // => 1
new Float32Array([1]).findIndex(Number.isNaN); // => -1

// --- the callback gets the array, too
const calls = [];
new Uint8Array([1]).findIndex((...rest) => calls.push(rest));
calls; // => [[1, 0, new Uint8Array([1])]]

// --- is not generic
Uint8Array.prototype.findIndex.call([1], () => true); // !! TypeError
