/*---
spec: sec-dataview.prototype.setint8
---*/
// --- writes one byte, gives nothing back
const view = new DataView(new ArrayBuffer(1));
view.setInt8(0, -1); // => undefined
view.getUint8(0); // => 255

// --- what does not fit wraps around
const view = new DataView(new ArrayBuffer(1));
view.setInt8(0, 128);
view.getInt8(0); // => -128
view.setInt8(0, NaN);
view.getInt8(0); // => 0

// --- the value is converted before the bounds are checked
const log = [];
try {
  new DataView(new ArrayBuffer(1)).setInt8(5, {
    valueOf() {
      log.push("value");
      return 1;
    },
  });
} catch (error) {
  log.push(error.name);
}
log; // => ["value", "RangeError"]

// --- is not generic
DataView.prototype.setInt8.call(new Uint8Array(1), 0, 1); // !! TypeError
