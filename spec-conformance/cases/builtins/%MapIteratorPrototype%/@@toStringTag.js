/*---
spec: sec-%mapiteratorprototype%-%symbol.tostringtag%
---*/
// --- names the kind
String(new Map().entries()); // => "[object Map Iterator]"
new Map().keys()[Symbol.toStringTag]; // => "Map Iterator"

// --- keys, values and entries are of one kind
const map = new Map();
new Set([map.keys(), map.values(), map.entries()].map(Object.getPrototypeOf)).size; // => 1

// --- read-only
new Map().values()[Symbol.toStringTag] = "mine"; // !! TypeError
