/*---
spec: sec-dataview.prototype.getfloat16
node: current
---*/
// --- two bytes as a number with eleven bits of precision
const view = new DataView(new Uint8Array([60, 0, 124, 0]).buffer);
view.getFloat16(0); // => 1
view.getFloat16(2); // => Infinity

// --- the smallest one, and -0
new DataView(new Uint8Array([0, 1]).buffer).getFloat16(0) === 2 ** -24; // => true
new DataView(new Uint8Array([128, 0]).buffer).getFloat16(0); // => -0

// --- both bytes must be there
new DataView(new ArrayBuffer(2)).getFloat16(1); // !! RangeError
