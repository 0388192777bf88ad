/*---
spec: sec-map.prototype.has
---*/
// --- whether a key is there, with whatever value
const map = new Map([["a", undefined]]);
map.has("a"); // => true
map.has("b"); // => false

// --- NaN and zeros
new Map([[NaN, 1]]).has(NaN); // => true
new Map([[-0, 1]]).has(0); // => true

// --- is not generic
Map.prototype.has.call(new Set(["a"]), "a"); // !! TypeError
