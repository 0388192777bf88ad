/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 4
Uint32Array.BYTES_PER_ELEMENT; // => 4

// --- is fixed
Uint32Array.BYTES_PER_ELEMENT = 1; // !! TypeError
