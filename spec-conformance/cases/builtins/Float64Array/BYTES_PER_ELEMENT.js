/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 8
Float64Array.BYTES_PER_ELEMENT; // => 8

// --- is fixed
Float64Array.BYTES_PER_ELEMENT = 4; // !! TypeError
