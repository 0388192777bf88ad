/*---
spec: sec-%typedarray%.prototype.with
---*/
// --- a copy with one element replaced
const bytes = new Uint8Array([1, 2, 3]);
bytes.with(-1, 260); // => new Uint8Array([1, 2, 4])
bytes; // => new Uint8Array([1, 2, 3])

// --- the value is converted before the index is checked
const log = [];
try {
  new Uint8Array(1).with(5, {
    valueOf() {
      log.push("value");
      return 1;
    },
  });
} catch (error) {
  log.push(error.name);
}
log; // => ["value", "RangeError"]

// --- the index must still be there after the conversion
const buffer = new ArrayBuffer(4, { maxByteLength: 4 });
new Uint8Array(buffer).with(3, {
  valueOf() {
    buffer.resize(1);
    return 5;
  },
}); // !! RangeError

// --- numbers and BigInts do not mix
new Uint8Array(1).with(0, 1n); // !! TypeError
