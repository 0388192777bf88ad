/*---
spec: sec-weakset.prototype.add
---*/
// --- adds an object, and gives back the set
const object = {};
const set = new WeakSet();
set.add(object).add(object) === set; // => true
set.has(object); // => true

// --- symbols can be in it, but for those that Symbol.for gives
const id = Symbol();
new WeakSet().add(id).has(id); // => true
new WeakSet().add(Symbol.for("id")); // !! TypeError

// --- is not generic
WeakSet.prototype.add.call(new Set(), {}); // !! TypeError
