/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 4
Float32Array.BYTES_PER_ELEMENT; // => 4

// --- is fixed
Float32Array.BYTES_PER_ELEMENT = 8; // !! TypeError
