/*---
spec: sec-object.getownpropertydescriptors
---*/
// --- describes every own field, symbols and hidden ones too
const key = Symbol("key");
const object = Object.defineProperty({ a: 1 }, key, { value: 2 });
const all = Object.getOwnPropertyDescriptors(object);
Reflect.ownKeys(all).length; // => 2
all.a; // => { value: 1, writable: true, enumerable: true, configurable: true }
all[key].enumerable; // => false

// --- makes a copy that keeps accessors
const source = {
  n: 1,
  get double() {
    return this.n * 2;
  },
};
const copy = Object.create(Object.getPrototypeOf(source), Object.getOwnPropertyDescriptors(source));
copy.n = 5;
copy.double; // => 10

// --- describes text
Object.keys(Object.getOwnPropertyDescriptors("ab")); // => ["0", "1", "length"]

// --- refuses nothing-values
Object.getOwnPropertyDescriptors(null); // !! TypeError
