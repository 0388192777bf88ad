/*---
spec: sec-dataview-constructor
---*/
// --- reads and writes numbers of any kind anywhere in a buffer
const view = new DataView(new ArrayBuffer(8), 2, 4);
view.setInt16(1, 258);
view.getUint8(1); // => 1
view.getUint8(2); // => 2
view.byteLength; // => 4

// --- the byte order is of the caller's choice: big-endian unless told otherwise
const view = new DataView(new ArrayBuffer(2));
view.setUint16(0, 1);
view.getUint16(0, true); // => 256

// --- the part must be in the buffer
new DataView(new ArrayBuffer(4), 5); // !! RangeError

// --- also its end
new DataView(new ArrayBuffer(4), 2, 3); // !! RangeError

// --- needs a buffer
new DataView(new Uint8Array(4)); // !! TypeError

// --- needs `new`
DataView(new ArrayBuffer(1)); // !! TypeError
