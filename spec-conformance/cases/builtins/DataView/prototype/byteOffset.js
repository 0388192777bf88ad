/*---
spec: sec-get-dataview.prototype.byteoffset
---*/
// --- where in the buffer it begins
new DataView(new ArrayBuffer(8)).byteOffset; // => 0
new DataView(new ArrayBuffer(8), 3).byteOffset; // => 3
new DataView(new ArrayBuffer(8), 8).byteLength; // => 0

// --- positions count from there
const view = new DataView(new Uint8Array([1, 2, 3]).buffer, 1);
view.getInt8(0); // => 2

// --- is not generic
Object.getOwnPropertyDescriptor(DataView.prototype, "byteOffset").get.call(new ArrayBuffer(1)); // !! TypeError
