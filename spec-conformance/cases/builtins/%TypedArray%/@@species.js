/*---
spec: sec-get-%typedarray%-%symbol.species%
---*/
// --- is the receiver
Uint8Array[Symbol.species] === Uint8Array; // => true

// --- decides what methods make
class Bytes extends Uint8Array {
  static get [Symbol.species]() {
    return Uint16Array;
  }
}
new Bytes([1, 2]).map((n) => n * 1000); // => new Uint16Array([1000, 2000])

// --- has no setter
Uint8Array[Symbol.species] = Array; // !! TypeError
