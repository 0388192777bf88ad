/*---
spec: sec-%typedarray%.prototype.at
---*/
// --- counts from the end for negative indices
new Uint8Array([1, 2, 3]).at(-1); // => 3
new Uint8Array([1, 2, 3]).at(3); // => undefined
new BigInt64Array([5n]).at(0); // => 5n

// --- the index becomes a whole number
new Int8Array([1, 2]).at("1.5"); // => 2
new Int8Array([1, 2]).at(); // => 1

// --- is not generic
Uint8Array.prototype.at.call([1], 0); // !! TypeError
