/*---
spec: sec-dataview.prototype.getint8
---*/
// --- one byte as a number from -128 to 127
const view = new DataView(new Uint8Array([127, 128, 255]).buffer);
[view.getInt8(0), view.getInt8(1), view.getInt8(2)]; // => [127, -128, -1]

// --- the position becomes a whole number; none is 0
const view = new DataView(new Uint8Array([5, 6]).buffer);
view.getInt8(); // => 5
view.getInt8("1"); // => 6
view.getInt8(0.9); // => 5

// --- beyond the end there is nothing
new DataView(new ArrayBuffer(1)).getInt8(1); // !! RangeError

// --- before the beginning neither
new DataView(new ArrayBuffer(1)).getInt8(-1); // !! RangeError
