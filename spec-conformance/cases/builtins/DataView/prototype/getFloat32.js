/*---
spec: sec-dataview.prototype.getfloat32
---*/
// --- four bytes as a number with twenty-four bits of precision
const view = new DataView(new Uint8Array([63, 128, 0, 0]).buffer);
view.getFloat32(0); // => 1

// --- little-endian if asked
new DataView(new Uint8Array([0, 0, 32, 65]).buffer).getFloat32(0, true); // => 10

// --- Infinity, NaN and -0
new DataView(new Uint8Array([255, 128, 0, 0]).buffer).getFloat32(0); // => -Infinity
new DataView(new Uint8Array([127, 192, 0, 0]).buffer).getFloat32(0); // => NaN
new DataView(new Uint8Array([128, 0, 0, 0]).buffer).getFloat32(0); // => -0

// --- all four bytes must be there
new DataView(new ArrayBuffer(4)).getFloat32(2); // !! RangeError
