/*---
spec: sec-%typedarray%.prototype.filter
---*/
// --- keeps the elements for which the callback says yes
new Uint8Array([1, 2, 3, 4]).filter((n) => n % 2 === 0); // => new Uint8Array([2, 4])

// --- makes an array of its own kind
class Bytes extends Uint8Array {}
new Bytes([1]).filter(() => true) instanceof Bytes; // => true

// --- a species that gives too short an array is refused
class Short extends Uint8Array {
  static get [Symbol.species]() {
    return function () {
      return new Uint8Array(0);
    };
  }
}
new Short([1, 2]).filter(() => true); // !! TypeError
