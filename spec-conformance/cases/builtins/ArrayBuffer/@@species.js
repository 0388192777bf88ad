/*---
spec: sec-get-arraybuffer-%symbol.species%
---*/
// --- is the receiver
ArrayBuffer[Symbol.species] === ArrayBuffer; // => true

// --- decides what slice makes
class Bytes extends ArrayBuffer {
  static get [Symbol.species]() {
    return ArrayBuffer;
  }
}
new Bytes(4).slice(2) instanceof Bytes; // => false

// --- has no setter
ArrayBuffer[Symbol.species] = Object; // !! TypeError
