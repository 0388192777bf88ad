/*---
spec: sec-weakmap.prototype-%symbol.tostringtag%
---*/
// --- names the kind
String(new WeakMap()); // => "[object WeakMap]"

// --- read-only
new WeakMap()[Symbol.toStringTag] = "mine"; // !! TypeError
