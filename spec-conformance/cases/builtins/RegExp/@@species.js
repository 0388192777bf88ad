/*---
spec: sec-get-regexp-%symbol.species%
---*/
// --- whatever it is asked on
const { get } = Object.getOwnPropertyDescriptor(RegExp, Symbol.species);
[RegExp[Symbol.species] === RegExp, get.call(5), get.name]; // => [true, 5, "get [Symbol.species]"]

// --- `split` makes its own pattern with it
const made = [];
class Watched extends RegExp {
  static get [Symbol.species]() {
    return class extends RegExp {
      constructor(source, flags) {
        super(source, flags);
        made.push(flags);
      }
    };
  }
}
["a-b".split(new Watched("-")), made]; // => [["a", "b"], ["y"]]

// --- it has no setter
RegExp[Symbol.species] = Object; // !! TypeError
