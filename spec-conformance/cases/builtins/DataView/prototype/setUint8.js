/*---
spec: sec-dataview.prototype.setuint8
---*/
// --- writes one byte
const bytes = new Uint8Array(2);
new DataView(bytes.buffer).setUint8(1, 200);
bytes; // => new Uint8Array([0, 200])

// --- keeps the lowest eight bits
const bytes = new Uint8Array(2);
const view = new DataView(bytes.buffer);
view.setUint8(0, 257.9);
view.setUint8(1, -1);
bytes; // => new Uint8Array([1, 255])

// --- a BigInt is no number
new DataView(new ArrayBuffer(1)).setUint8(0, 1n); // !! TypeError
