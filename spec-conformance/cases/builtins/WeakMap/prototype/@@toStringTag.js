/*---
spec: sec-weakmap.prototype-%symbol.tostringtag%
---*/
// --- names the kind
String(new WeakMap()); // => "[object WeakMap]"

// --- not the one of Map
WeakMap.prototype[Symbol.toStringTag]; // => "WeakMap"
new WeakMap() instanceof Map; // => false

// --- read-only
new WeakMap()[Symbol.toStringTag] = "mine"; // !! TypeError
