/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 4, found on every instance
new Uint32Array(1).BYTES_PER_ELEMENT; // => 4

// --- how many elements a buffer holds
new ArrayBuffer(12).byteLength / Uint32Array.prototype.BYTES_PER_ELEMENT; // => 3
