/*---
spec: sec-get-%typedarray%.prototype.bytelength
---*/
// --- elements times their size
new Uint8Array(3).byteLength; // => 3
new Float64Array(3).byteLength; // => 24

// --- follows a buffer that grows, by whole elements
const buffer = new ArrayBuffer(4, { maxByteLength: 8 });
const words = new Uint32Array(buffer);
buffer.resize(7);
words.byteLength; // => 4
buffer.resize(8);
words.byteLength; // => 8

// --- is not generic
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), "byteLength").get.call([]); // !! TypeError
