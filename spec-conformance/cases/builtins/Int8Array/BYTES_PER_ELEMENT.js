/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 1
Int8Array.BYTES_PER_ELEMENT; // => 1

// --- is fixed
Int8Array.BYTES_PER_ELEMENT = 2; // !! TypeError
