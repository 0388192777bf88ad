/*---
spec: sec-dataview.prototype.setfloat64
---*/
// --- writes a number without loss
const view = new DataView(new ArrayBuffer(8));
view.setFloat64(0, Number.MAX_SAFE_INTEGER);
view.getFloat64(0); // => 9007199254740991
view.setFloat64(0, -0);
view.getFloat64(0); // => -0

// --- shows its bytes
const bytes = new Uint8Array(8);
new DataView(bytes.buffer).setFloat64(0, 0.5);
bytes; // => new Uint8Array([63, 224, 0, 0, 0, 0, 0, 0])

// --- all eight bytes must be there
new DataView(new ArrayBuffer(7)).setFloat64(0, 1); // !! RangeError
