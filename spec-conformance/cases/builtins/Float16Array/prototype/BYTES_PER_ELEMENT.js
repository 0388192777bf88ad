/*---
spec: sec-typedarray.bytes_per_element
node: current
---*/
// --- is 2, found on every instance
new Float16Array(3).BYTES_PER_ELEMENT; // => 2
new Float16Array(3).byteLength; // => 6

// --- is fixed
Float16Array.prototype.BYTES_PER_ELEMENT = 4; // !! TypeError
