/*---
spec: sec-weakmap.prototype.delete
---*/
// --- takes a key away, and says whether it was there
const key = {};
const map = new WeakMap([[key, 1]]);
map.delete(key); // => true
map.delete(key); // => false
map.has(key); // => false

// --- what could never be a key is just not there
new WeakMap().delete("text"); // => false

// --- is not generic
WeakMap.prototype.delete.call(new Map(), {}); // !! TypeError
