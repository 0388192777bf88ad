/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 4
Float32Array.BYTES_PER_ELEMENT; // => 4

// --- how many numbers fit into some bytes
Math.floor(new ArrayBuffer(10).byteLength / Float32Array.BYTES_PER_ELEMENT); // => 2

// --- is fixed
Float32Array.BYTES_PER_ELEMENT = 8; // !! TypeError
