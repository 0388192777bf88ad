/*---
spec: sec-get-%typedarray%.prototype.byteoffset
---*/
// --- where in the buffer it begins
new Uint16Array(new ArrayBuffer(8), 2).byteOffset; // => 2
new Uint16Array(4).subarray(3).byteOffset; // => 6

// --- must be a multiple of the element's size
new Uint16Array(new ArrayBuffer(8), 1); // !! RangeError

// --- cannot be set
new Uint8Array(1).byteOffset = 1; // !! TypeError
