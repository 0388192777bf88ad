/*---
spec: sec-dataview.prototype.setint32
---*/
// --- writes four bytes
const bytes = new Uint8Array(4);
new DataView(bytes.buffer).setInt32(0, 16909060);
bytes; // => new Uint8Array([1, 2, 3, 4])

// --- little-endian if asked
const bytes = new Uint8Array(4);
new DataView(bytes.buffer).setInt32(0, 16909060, true);
bytes; // => new Uint8Array([4, 3, 2, 1])

// --- keeps the lowest thirty-two bits
const view = new DataView(new ArrayBuffer(4));
view.setInt32(0, 2 ** 31);
view.getInt32(0); // => -2147483648
view.setInt32(0, Infinity);
view.getInt32(0); // => 0

// --- is not generic
DataView.prototype.setInt32.call({}, 0, 0); // !! TypeError
