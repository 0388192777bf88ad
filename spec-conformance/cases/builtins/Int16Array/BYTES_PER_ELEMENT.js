/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 2
Int16Array.BYTES_PER_ELEMENT; // => 2

// --- is fixed
Int16Array.BYTES_PER_ELEMENT = 1; // !! TypeError
