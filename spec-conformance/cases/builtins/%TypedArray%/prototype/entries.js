/*---
spec: sec-%typedarray%.prototype.entries
---*/
// --- iterates over pairs of index and element
[...new Uint8Array([7, 8]).entries()]; // => [[0, 7], [1, 8]]

// --- ends where the buffer shrinks
const buffer = new ArrayBuffer(3, { maxByteLength: 3 });
const seen = [];
for (const [index] of new Uint8Array(buffer).entries()) {
  seen.push(index);
  buffer.resize(2);
}
seen; // => [0, 1]

// --- is not generic
Uint8Array.prototype.entries.call([]); // !! TypeError
