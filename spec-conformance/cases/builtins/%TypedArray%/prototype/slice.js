/*---
spec: sec-%typedarray%.prototype.slice
---*/
// --- a part as a copy
const bytes = new Uint8Array([1, 2, 3, 4]);
const part = bytes.slice(1, -1);
part[0] = 9;
part; // => new Uint8Array([9, 3])
bytes; // => new Uint8Array([1, 2, 3, 4])

// --- positions as in arrays
new Uint8Array([1, 2, 3]).slice(-2); // => new Uint8Array([2, 3])
new Uint8Array([1, 2, 3]).slice(2, 1); // => new Uint8Array([])

// --- a species of another kind converts the elements
class Bytes extends Uint8Array {
  static get [Symbol.species]() {
    return Float32Array;
  }
}
new Bytes([1, 2]).slice(1); // => new Float32Array([2])

// --- is not generic
Uint8Array.prototype.slice.call([1]); // !! TypeError
