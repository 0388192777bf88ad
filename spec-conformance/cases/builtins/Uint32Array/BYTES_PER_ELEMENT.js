/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 4
Uint32Array.BYTES_PER_ELEMENT; // => 4

// --- the abstract constructor has none
const TypedArray = Object.getPrototypeOf(Uint32Array);
"BYTES_PER_ELEMENT" in TypedArray; // => false

// --- is fixed
Uint32Array.BYTES_PER_ELEMENT = 1; // !! TypeError
