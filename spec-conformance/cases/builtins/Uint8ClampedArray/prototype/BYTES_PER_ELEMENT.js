/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 1, found on every instance
new Uint8ClampedArray(3).BYTES_PER_ELEMENT; // => 1

// --- an instance cannot have another
new Uint8ClampedArray(3).BYTES_PER_ELEMENT = 2; // !! TypeError
