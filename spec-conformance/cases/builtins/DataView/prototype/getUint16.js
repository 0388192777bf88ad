/*---
spec: sec-dataview.prototype.getuint16
---*/
// --- two bytes as a number from 0 to 65535
const view = new DataView(new Uint8Array([255, 254]).buffer);
view.getUint16(0); // => 65534
view.getUint16(0, true); // => 65279

// --- reads anywhere, no multiple of its size
new DataView(new Uint8Array([0, 1, 2]).buffer).getUint16(1); // => 258

// --- both bytes must be there
new DataView(new ArrayBuffer(1)).getUint16(0); // !! RangeError
