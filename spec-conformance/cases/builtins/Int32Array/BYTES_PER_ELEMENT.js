/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 4
Int32Array.BYTES_PER_ELEMENT; // => 4

// --- hidden, as constants of constructors are
Object.keys(Int32Array); // => []
Object.getOwnPropertyNames(Int32Array).includes("BYTES_PER_ELEMENT"); // => true

// --- is fixed
Int32Array.BYTES_PER_ELEMENT = 1; // !! TypeError
