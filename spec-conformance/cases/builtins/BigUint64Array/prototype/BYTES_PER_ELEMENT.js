/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 8, found on every instance
new BigUint64Array(1).BYTES_PER_ELEMENT; // => 8

// --- is fixed
BigUint64Array.prototype.BYTES_PER_ELEMENT = 4; // !! TypeError
