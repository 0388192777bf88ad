/*---
spec: sec-weakset.prototype.delete
---*/
// --- takes an object away, and says whether it was there
const object = {};
const set = new WeakSet([object]);
set.delete(object); // => true
set.delete(object); // => false

// --- what could never be in it is not
new WeakSet().delete(1); // => false

// --- is not generic
WeakSet.prototype.delete.call(new WeakMap(), {}); // !! TypeError
