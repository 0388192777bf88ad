/*---
spec: sec-dataview.prototype.getint32
---*/
// --- four bytes as a number with sign
const view = new DataView(new Uint8Array([255, 255, 255, 254, 127, 255, 255, 255]).buffer);
view.getInt32(0); // => -2
view.getInt32(4); // => 2147483647

// --- little-endian if asked
new DataView(new Uint8Array([1, 0, 0, 0]).buffer).getInt32(0, true); // => 1
new DataView(new Uint8Array([1, 0, 0, 0]).buffer).getInt32(0); // => 16777216

// --- all four bytes must be there
new DataView(new ArrayBuffer(4)).getInt32(1); // !! RangeError
