/*---
spec: sec-get-%typedarray%.prototype.buffer
---*/
// --- the buffer that holds the elements, shared by all its views
const bytes = new Uint8Array([1, 2]);
new Uint8Array(bytes.buffer)[0] = 9;
bytes[0]; // => 9

// --- a copy has a buffer of its own, a subarray has not
const bytes = new Uint8Array([1, 2]);
bytes.slice().buffer === bytes.buffer; // => false
bytes.subarray(1).buffer === bytes.buffer; // => true

// --- cannot be set
new Uint8Array(1).buffer = null; // !! TypeError
