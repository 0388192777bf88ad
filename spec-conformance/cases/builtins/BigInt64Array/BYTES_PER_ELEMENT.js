/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 8
BigInt64Array.BYTES_PER_ELEMENT; // => 8

// --- is fixed
BigInt64Array.BYTES_PER_ELEMENT = 4; // !! TypeError
