/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 1
Int8Array.BYTES_PER_ELEMENT; // => 1

// --- says how many bytes elements take
const list = [1, 2, 3];
new Int8Array(list).byteLength === list.length * Int8Array.BYTES_PER_ELEMENT; // => true

// --- is fixed
Int8Array.BYTES_PER_ELEMENT = 2; // !! TypeError
