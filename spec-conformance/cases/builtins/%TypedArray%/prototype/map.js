/*---
spec: sec-%typedarray%.prototype.map
---*/
// --- a new array of the same kind, which converts the answers
new Uint8Array([1, 200]).map((n) => n * 2); // => new Uint8Array([2, 144])
new Float32Array([1]).map((n) => n / 2); // => new Float32Array([0.5])

// --- for answers of another kind an array is needed first
[...new Uint8Array([1, 2])].map((n) => `n${n}`); // => ["n1", "n2"]
new Uint8Array([1]).map((n) => `n${n}`); // => new Uint8Array([0])

// --- makes what the species makes
class Bytes extends Uint8Array {}
new Bytes(1).map((n) => n) instanceof Bytes; // => true

// --- a buffer that shrinks under way takes the place of what could not be written
const buffer = new ArrayBuffer(4, { maxByteLength: 4 });
const seen = [];
const mapped = new Uint8Array(buffer).map((n, index) => {
  if (index === 1) buffer.resize(2);
  seen.push(n);
  return index;
});
seen; // => [0, 0, undefined, undefined]
mapped; // => new Uint8Array([0, 1, 2, 3])

// --- numbers and BigInts do not mix
new Uint8Array(1).map((n) => 1n); // !! TypeError
