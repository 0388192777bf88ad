/*---
spec: sec-dataview.prototype.setint16
---*/
// --- writes two bytes, the higher one first
const bytes = new Uint8Array(2);
new DataView(bytes.buffer).setInt16(0, -2);
bytes; // => new Uint8Array([255, 254])

// --- little-endian if asked, by anything truthy
const bytes = new Uint8Array(2);
new DataView(bytes.buffer).setInt16(0, 1, "yes");
bytes; // => new Uint8Array([1, 0])

// --- what does not fit wraps around
const view = new DataView(new ArrayBuffer(2));
view.setInt16(0, 32768);
view.getInt16(0); // => -32768

// --- both bytes must be there
new DataView(new ArrayBuffer(2)).setInt16(1, 0); // !! RangeError
