/*---
spec: sec-weakmap.prototype.getorinsert
node: current
---*/
// --- the value of a key, which is set where there is none
const map = new WeakMap();
const key = {};
map.getOrInsert(key, 1); // => 1
map.getOrInsert(key, 2); // => 1

// --- the key must be one
new WeakMap().getOrInsert("text", 1); // !! TypeError

// --- is not generic
WeakMap.prototype.getOrInsert.call(new Map(), {}, 1); // !! TypeError
