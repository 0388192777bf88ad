/*---
spec: sec-get-promise-%symbol.species%
---*/
// --- is the receiver
Promise[Symbol.species] === Promise; // => true

// --- decides what `then` makes
class Mine extends Promise {
  static get [Symbol.species]() {
    return Promise;
  }
}
Mine.resolve(1).then(() => {}) instanceof Mine; // => false
Mine.resolve(1) instanceof Mine; // => true

// --- has no setter
Promise[Symbol.species] = Object; // !! TypeError
