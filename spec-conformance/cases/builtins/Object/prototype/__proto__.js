/*---
spec: sec-object.prototype.__proto__
---*/
// --- is no field of objects
"__proto__" in {}; // => false

// --- an assignment makes a field like any other
const object = {};
object.__proto__ = { inherited: 1 };
object.inherited; // => undefined
Object.keys(object); // => ["__proto__"]

// --- in a literal it still sets the prototype
({ __proto__: { inherited: 1 } }).inherited; // => 1
