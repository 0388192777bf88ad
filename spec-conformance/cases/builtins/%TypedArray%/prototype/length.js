/*---
spec: sec-get-%typedarray%.prototype.length
---*/
// --- how many elements
new Float64Array(3).length; // => 3
new Uint16Array(new ArrayBuffer(8), 2, 1).length; // => 1

// --- writing beyond it does nothing
const bytes = new Uint8Array(1);
bytes[5] = 1;
5 in bytes; // => false
bytes.length; // => 1

// --- cannot be set
new Uint8Array(1).length = 5; // !! TypeError
