/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 4, found on every instance
new Int32Array(2).BYTES_PER_ELEMENT; // => 4
new Int32Array(2).byteLength; // => 8

// --- is fixed
Int32Array.prototype.BYTES_PER_ELEMENT = 1; // !! TypeError
