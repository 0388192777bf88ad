/*---
spec: sec-dataview.prototype.getuint8
---*/
// --- one byte as a number from 0 to 255
const view = new DataView(new Int8Array([-1, 127]).buffer);
[view.getUint8(0), view.getUint8(1)]; // => [255, 127]

// --- a resized buffer moves the bounds
const buffer = new ArrayBuffer(2, { maxByteLength: 2 });
const view = new DataView(buffer);
view.getUint8(1); // => 0
buffer.resize(1);
view.getUint8(1); // !! RangeError

// --- is not generic
DataView.prototype.getUint8.call([1], 0); // !! TypeError
