/*---
spec: sec-object.hasown
---*/
// --- own fields, hidden ones too, but no inherited ones
const object = Object.create({ inherited: 1 }, { hidden: { value: 2 } });
Object.hasOwn(object, "hidden"); // => true
Object.hasOwn(object, "inherited"); // => false

// --- works for objects without prototype, text and holes
Object.hasOwn(Object.assign(Object.create(null), { a: 1 }), "a"); // => true
Object.hasOwn("ab", 1); // => true
Object.hasOwn([, 1], 0); // => false

// --- the object is converted before the key
const log = [];
try {
  Object.hasOwn(null, {
    toString() {
      log.push("key");
      return "";
    },
  });
} catch (error) {
  log.push(error.name);
}
log; // => ["TypeError"]
