/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 1
Uint8ClampedArray.BYTES_PER_ELEMENT; // => 1

// --- is fixed
Uint8ClampedArray.BYTES_PER_ELEMENT = 2; // !! TypeError
