/*---
spec: sec-object.getownpropertynames
---*/
// --- names hidden fields too, integers first and ascending
const object = Object.defineProperty({ b: 1, 10: 1, 9: 1, a: 1 }, "hidden", { value: 1 });
Object.getOwnPropertyNames(object); // => ["9", "10", "b", "a", "hidden"]

// --- no symbols, nothing inherited
Object.getOwnPropertyNames(Object.create({ inherited: 1 }, { [Symbol.iterator]: { value: 1 } })); // => []

// --- arrays and text have a length
Object.getOwnPropertyNames(["x"]); // => ["0", "length"]
Object.getOwnPropertyNames("ab"); // => ["0", "1", "length"]

// --- functions and classes
Object.getOwnPropertyNames(function f() {}); // => ["length", "name", "prototype"]
Object.getOwnPropertyNames(() => {}); // => ["length", "name"]
Object.getOwnPropertyNames(
  class {
    static s() {}
  },
); // => ["length", "name", "prototype", "s"]

// --- refuses nothing-values
Object.getOwnPropertyNames(undefined); // !! TypeError
