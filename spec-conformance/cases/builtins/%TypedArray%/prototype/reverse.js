/*---
spec: sec-%typedarray%.prototype.reverse
---*/
// --- turns the array itself around
const bytes = new Uint8Array([1, 2, 3]);
bytes.reverse() === bytes; // => true
bytes; // => new Uint8Array([3, 2, 1])

// --- a subarray turns its part around
const bytes = new Uint8Array([1, 2, 3, 4]);
bytes.subarray(1, 3).reverse();
bytes; // => new Uint8Array([1, 3, 2, 4])

// --- is not generic
Uint8Array.prototype.reverse.call([1, 2]); // !! TypeError
