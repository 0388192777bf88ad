/*---
spec: sec-dataview.prototype.setfloat16
node: current
---*/
// --- writes the nearest number that two bytes can hold
const view = new DataView(new ArrayBuffer(2));
view.setFloat16(0, 1.337);
view.getFloat16(0); // => 1.3369140625
view.setFloat16(0, 2049);
view.getFloat16(0); // => 2048

// --- too large is Infinity, NaN stays
const view = new DataView(new ArrayBuffer(2));
view.setFloat16(0, 65520);
view.getFloat16(0); // => Infinity
view.setFloat16(0, "no number");
view.getFloat16(0); // => NaN

// --- little-endian if asked
const bytes = new Uint8Array(2);
new DataView(bytes.buffer).setFloat16(0, 1, true);
bytes; // => new Uint8Array([0, 60])

// --- a BigInt is no number
new DataView(new ArrayBuffer(2)).setFloat16(0, 1n); // !! TypeError
