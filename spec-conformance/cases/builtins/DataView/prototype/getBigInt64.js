/*---
spec: sec-dataview.prototype.getbigint64
---*/
// --- eight bytes as a BigInt with sign
const view = new DataView(new BigInt64Array([-5n]).buffer);
view.getBigInt64(0, true); // => -5n

// --- high bytes first unless asked otherwise
const view = new DataView(new Uint8Array([1, 0, 0, 0, 0, 0, 0, 0]).buffer);
view.getBigInt64(0); // => 72057594037927936n
view.getBigInt64(0, true); // => 1n

// --- all eight bytes must be there
new DataView(new ArrayBuffer(4)).getBigInt64(0); // !! RangeError
