/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 2
Int16Array.BYTES_PER_ELEMENT; // => 2

// --- makes room for a number of elements in a buffer
const buffer = new ArrayBuffer(5 * Int16Array.BYTES_PER_ELEMENT);
new Int16Array(buffer).length; // => 5

// --- is fixed
Int16Array.BYTES_PER_ELEMENT = 1; // !! TypeError
