/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 2
Uint16Array.BYTES_PER_ELEMENT; // => 2

// --- is fixed
Uint16Array.BYTES_PER_ELEMENT = 1; // !! TypeError
