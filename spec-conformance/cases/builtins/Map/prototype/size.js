/*---
spec: sec-get-map.prototype.size
---*/
// --- counts entries
const map = new Map([[NaN, 1], [-0, 2]]);
map.size; // => 2
map.set(NaN, 3).set(0, 4).size; // => 2

// --- is an accessor of the prototype without a setter
const { get, set, enumerable } = Object.getOwnPropertyDescriptor(Map.prototype, "size");
[get.name, set, enumerable]; // => ["get size", undefined, false]
map.size = 1; // !! ReferenceError

// --- only a map has one
Map.prototype.size; // !! TypeError
