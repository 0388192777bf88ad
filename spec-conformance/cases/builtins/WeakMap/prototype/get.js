/*---
spec: sec-weakmap.prototype.get
---*/
// --- the value of a key
const key = () => {};
const map = new WeakMap().set(key, 1);
map.get(key); // => 1
map.get(() => {}); // => undefined

// --- what could never be a key has none
new WeakMap().get("text"); // => undefined
new WeakMap().get(Symbol.for("shared")); // => undefined

// --- is not generic
WeakMap.prototype.get.call({}, {}); // !! TypeError
