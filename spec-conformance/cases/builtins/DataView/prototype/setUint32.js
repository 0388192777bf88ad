/*---
spec: sec-dataview.prototype.setuint32
---*/
// --- writes four bytes
const bytes = new Uint8Array(4);
new DataView(bytes.buffer).setUint32(0, 4278190081);
bytes; // => new Uint8Array([255, 0, 0, 1])

// --- keeps the lowest thirty-two bits
const view = new DataView(new ArrayBuffer(4));
view.setUint32(0, -1);
view.getUint32(0); // => 4294967295
view.setUint32(0, 2 ** 32 + 5);
view.getUint32(0); // => 5

// --- a position that is no index is refused before the value is asked
const log = [];
try {
  new DataView(new ArrayBuffer(4)).setUint32(-1, { valueOf: () => log.push("value") });
} catch (error) {
  log.push(error.name);
}
log; // => ["RangeError"]
