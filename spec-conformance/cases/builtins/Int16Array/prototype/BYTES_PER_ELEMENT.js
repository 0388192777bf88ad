/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 2, found on every instance
new Int16Array(3).BYTES_PER_ELEMENT; // => 2
new Int16Array(3).byteLength; // => 6

// --- is fixed
Int16Array.prototype.BYTES_PER_ELEMENT = 1; // !! TypeError
