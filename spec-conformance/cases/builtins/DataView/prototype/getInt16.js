/*---
spec: sec-dataview.prototype.getint16
---*/
// --- two bytes as a number from -32768 to 32767
const view = new DataView(new Uint8Array([128, 0, 255, 254]).buffer);
view.getInt16(0); // => -32768
view.getInt16(2); // => -2

// --- the second argument asks for little-endian
const view = new DataView(new Uint8Array([1, 0]).buffer);
view.getInt16(0); // => 256
view.getInt16(0, true); // => 1

// --- both bytes must be there
new DataView(new ArrayBuffer(2)).getInt16(1); // !! RangeError
