/*---
spec: sec-weakmap.prototype.has
---*/
// --- whether a key is there
const key = {};
new WeakMap([[key, undefined]]).has(key); // => true
new WeakMap([[key, 1]]).has({}); // => false

// --- what could never be a key is not
new WeakMap().has(1); // => false
new WeakMap().has(); // => false

// --- is not generic
WeakMap.prototype.has.call(new WeakSet(), {}); // !! TypeError
