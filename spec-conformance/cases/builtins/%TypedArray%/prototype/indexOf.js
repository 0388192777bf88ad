/*---
spec: sec-%typedarray%.prototype.indexof
---*/
// --- where an element first is, by ===
new Uint8Array([5, 6, 5]).indexOf(5); // => 0
new Uint8Array([5, 6, 5]).indexOf(5, 1); // => 2
new Uint8Array([5]).indexOf("5"); // => -1

// --- NaN is not found
new Float32Array([NaN]).indexOf(NaN); // => -1

// --- a BigInt is no number
new BigInt64Array([1n]).indexOf(1n); // => 0
new BigInt64Array([1n]).indexOf(1); // => -1

// --- is not generic
Uint8Array.prototype.indexOf.call([5], 5); // !! TypeError
