/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 1, found on every instance
new Int8Array(5).BYTES_PER_ELEMENT; // => 1
new Int8Array(5).byteLength; // => 5

// --- is fixed
Int8Array.prototype.BYTES_PER_ELEMENT = 2; // !! TypeError
