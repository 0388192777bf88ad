/*---
spec: sec-weakmap.prototype.set
---*/
// --- sets a value, and gives back the map
const [a, b] = [{}, {}];
const map = new WeakMap();
map.set(a, 1).set(b, 2).set(a, 3) === map; // => true
map.get(a); // => 3

// --- symbols are keys, but for those that Symbol.for gives
const id = Symbol("id");
new WeakMap().set(id, 1).get(id); // => 1
new WeakMap().set(Symbol.iterator, 2).get(Symbol.iterator); // => 2
new WeakMap().set(Symbol.for("id"), 1); // !! TypeError

// --- primitive values are no keys
new WeakMap().set(1, 1); // !! TypeError
