/*---
spec: sec-dataview.prototype.setuint16
---*/
// --- writes two bytes
const bytes = new Uint8Array(3);
new DataView(bytes.buffer).setUint16(1, 258);
bytes; // => new Uint8Array([0, 1, 2])

// --- keeps the lowest sixteen bits
const view = new DataView(new ArrayBuffer(2));
view.setUint16(0, 65537);
view.getUint16(0); // => 1
view.setUint16(0, -1);
view.getUint16(0); // => 65535

// --- a symbol is no number
new DataView(new ArrayBuffer(2)).setUint16(0, Symbol()); // !! TypeError
