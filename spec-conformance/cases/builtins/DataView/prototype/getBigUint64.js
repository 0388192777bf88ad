/*---
spec: sec-dataview.prototype.getbiguint64
---*/
// --- eight bytes as a BigInt without sign
const view = new DataView(new BigInt64Array([-1n]).buffer);
view.getBigUint64(0); // => 18446744073709551615n

// --- little-endian if asked
new DataView(new Uint8Array([0, 1, 0, 0, 0, 0, 0, 0]).buffer).getBigUint64(0, true); // => 256n

// --- all eight bytes must be there
new DataView(new ArrayBuffer(8)).getBigUint64(4); // !! RangeError
