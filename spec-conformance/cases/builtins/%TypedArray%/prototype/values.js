/*---
spec: sec-%typedarray%.prototype.values
---*/
// --- iterates over the elements; it is what for-of uses
[...new Uint8Array([1, 2]).values()]; // => [1, 2]
Uint8Array.prototype[Symbol.iterator] === Uint8Array.prototype.values; // => true

// --- sees what is written while it runs
const bytes = new Uint8Array([1, 2]);
const seen = [];
for (const n of bytes) {
  seen.push(n);
  bytes[1] = 9;
}
seen; // => [1, 9]

// --- is not generic
Uint8Array.prototype.values.call([1]); // !! TypeError
