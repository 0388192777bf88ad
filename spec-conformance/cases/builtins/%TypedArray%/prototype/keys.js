/*---
spec: sec-%typedarray%.prototype.keys
---*/
// --- iterates over the indices
[...new Uint8Array(3).keys()]; // => [0, 1, 2]
Object.keys(new Uint8Array(2)); // => ["0", "1"]

// --- an array that fell out of bounds is refused
const buffer = new ArrayBuffer(4, { maxByteLength: 4 });
const part = new Uint8Array(buffer, 2, 2);
buffer.resize(1);
part.keys(); // !! TypeError
