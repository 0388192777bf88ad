/*---
spec: sec-object.prototype.__proto__
---*/
// --- is no field of objects
// diverges: Annex B's accessor is absent: use Object.getPrototypeOf and Object.setPrototypeOf
"__proto__" in {}; // => false

// --- an assignment makes a field like any other
// diverges: Annex B's accessor is absent: use Object.getPrototypeOf and Object.setPrototypeOf
const object = {};
object.__proto__ = { inherited: 1 };
object.inherited; // => undefined
Object.keys(object); // => ["__proto__"]

// --- in a literal it still sets the prototype
({ __proto__: { inherited: 1 } }).inherited; // => 1
