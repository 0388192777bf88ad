/*---
spec: sec-%typedarray%.prototype.fill
---*/
// --- fills a part with one value
new Uint8Array(4).fill(7, 1, 3); // => new Uint8Array([0, 7, 7, 0])
new Uint8Array(2).fill(300); // => new Uint8Array([44, 44])
new Float64Array(2).fill(); // => new Float64Array([NaN, NaN])

// --- the value is converted once, before the positions
const log = [];
const ask = (name, n) => ({
  valueOf() {
    log.push(name);
    return n;
  },
});
new Int8Array(2).fill(ask("value", 5), ask("start", 0), ask("end", 1)); // => new Int8Array([5, 0])
log; // => ["value", "start", "end"]

// --- a buffer that shrinks during the conversion is filled as far as it still goes
const buffer = new ArrayBuffer(4, { maxByteLength: 4 });
const bytes = new Uint8Array(buffer);
bytes.fill({
  valueOf() {
    buffer.resize(2);
    return 7;
  },
}); // => new Uint8Array([7, 7])

// --- numbers and BigInts do not mix
new BigInt64Array(1).fill(1); // !! TypeError
