/*---
spec: sec-object.getownpropertydescriptor
---*/
// --- describes a field with a value
Object.getOwnPropertyDescriptor({ a: 1 }, "a"); // => { value: 1, writable: true, enumerable: true, configurable: true }

// --- describes accessors
const { get, set, enumerable } = Object.getOwnPropertyDescriptor(
  {
    get a() {
      return 1;
    },
  },
  "a",
);
get.name; // => "get a"
set; // => undefined
enumerable; // => true

// --- methods of a class are hidden
Object.getOwnPropertyDescriptor(
  class {
    m() {}
  }.prototype,
  "m",
).enumerable; // => false

// --- inherited fields are not described, text has its length and characters
Object.getOwnPropertyDescriptor({}, "toString"); // => undefined
Object.getOwnPropertyDescriptor("ab", "length").value; // => 2
Object.getOwnPropertyDescriptor("ab", 1); // => { value: "b", writable: false, enumerable: true, configurable: false }

// --- refuses nothing-values
Object.getOwnPropertyDescriptor(undefined, "a"); // !! TypeError
