/*---
spec: sec-%typedarray%.prototype.lastindexof
---*/
// --- where an element last is
new Uint8Array([5, 6, 5]).lastIndexOf(5); // => 2
new Uint8Array([5, 6, 5]).lastIndexOf(5, 1); // => 0
new Uint8Array([5, 6, 5]).lastIndexOf(5, -2); // => 0

// --- a position that is given as undefined is 0
new Uint8Array([5, 6]).lastIndexOf(6, undefined); // => -1

// --- is not generic
Uint8Array.prototype.lastIndexOf.call([5], 5); // !! TypeError
