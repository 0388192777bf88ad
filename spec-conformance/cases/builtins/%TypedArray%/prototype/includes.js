/*---
spec: sec-%typedarray%.prototype.includes
---*/
// --- whether an element is there
new Uint8Array([1, 2]).includes(2); // => true
new Uint8Array([1, 2]).includes("2"); // => false
new Float32Array([NaN]).includes(NaN); // => true
new Float64Array([-0]).includes(0); // => true

// --- what the element cannot hold is not there
new Uint8Array([44]).includes(300); // => false
new Float32Array([0.1]).includes(0.1); // => false

// --- from a position
new Uint8Array([1, 2]).includes(1, 1); // => false
new Uint8Array([1, 2]).includes(2, -1); // => true

// --- a buffer that shrinks leaves undefined behind, which indexOf does not find
const buffer = new ArrayBuffer(2, { maxByteLength: 2 });
const bytes = new Uint8Array(buffer);
bytes.includes(undefined, {
  valueOf() {
    buffer.resize(1);
    return 0;
  },
}); // => true

// --- is not generic
Uint8Array.prototype.includes.call([1], 1); // !! TypeError
