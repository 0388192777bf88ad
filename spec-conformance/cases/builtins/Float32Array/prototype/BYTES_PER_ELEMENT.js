/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 4, found on every instance
new Float32Array(1).BYTES_PER_ELEMENT; // => 4
new Float32Array(2).byteLength; // => 8

// --- is fixed
Float32Array.prototype.BYTES_PER_ELEMENT = 8; // !! TypeError
