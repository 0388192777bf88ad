/*---
spec: sec-dataview.prototype.getfloat64
---*/
// --- eight bytes as a number, exactly
const view = new DataView(new Float64Array([0.1]).buffer);
view.getFloat64(0, true); // => 0.1

// --- the bytes of 1
new DataView(new Uint8Array([63, 240, 0, 0, 0, 0, 0, 0]).buffer).getFloat64(0); // => 1

// --- a missing value is NaN when it was written
const view = new DataView(new ArrayBuffer(8));
view.setFloat64(0);
view.getFloat64(0); // => NaN

// --- all eight bytes must be there
new DataView(new ArrayBuffer(8)).getFloat64(1); // !! RangeError
