/*---
spec: sec-symbol.species
---*/
// --- says which constructor makes results
class Plain extends Array {
  static get [Symbol.species]() {
    return Array;
  }
}
new Plain(1, 2, 3).filter(Boolean).constructor === Array; // => true

// --- nothing-values mean the built-in one
class Nothing extends Promise {
  static [Symbol.species] = null;
}
Nothing.resolve().then() instanceof Nothing; // => false

// --- it must be a constructor
class Broken extends Array {
  static [Symbol.species] = () => {};
}
new Broken(1, 2).map((n) => n); // !! TypeError
