/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 8, a number, found on every instance
new BigInt64Array(1).BYTES_PER_ELEMENT; // => 8
new BigInt64Array(2).byteLength; // => 16

// --- is fixed
BigInt64Array.prototype.BYTES_PER_ELEMENT = 4; // !! TypeError
