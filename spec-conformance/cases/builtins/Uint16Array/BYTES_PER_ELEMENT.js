/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 2
Uint16Array.BYTES_PER_ELEMENT; // => 2

// --- turns an index into a position in the buffer
const words = new Uint16Array([1, 2, 3]);
new DataView(words.buffer).getUint16(2 * Uint16Array.BYTES_PER_ELEMENT, true); // => 3

// --- is fixed
Uint16Array.BYTES_PER_ELEMENT = 1; // !! TypeError
