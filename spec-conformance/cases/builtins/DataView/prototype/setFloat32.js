/*---
spec: sec-dataview.prototype.setfloat32
---*/
// --- writes the nearest number that four bytes can hold
const view = new DataView(new ArrayBuffer(4));
view.setFloat32(0, 0.1);
view.getFloat32(0); // => 0.10000000149011612
view.getFloat32(0) === Math.fround(0.1); // => true

// --- shows its bytes
const bytes = new Uint8Array(4);
new DataView(bytes.buffer).setFloat32(0, -2);
bytes; // => new Uint8Array([192, 0, 0, 0])

// --- too large is Infinity
const view = new DataView(new ArrayBuffer(4));
view.setFloat32(0, 1e39);
view.getFloat32(0); // => Infinity

// --- is not generic
DataView.prototype.setFloat32.call(new ArrayBuffer(4), 0, 1); // !! TypeError
