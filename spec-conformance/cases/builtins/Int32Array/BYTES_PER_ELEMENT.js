/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 4
Int32Array.BYTES_PER_ELEMENT; // => 4

// --- is fixed
Int32Array.BYTES_PER_ELEMENT = 1; // !! TypeError
