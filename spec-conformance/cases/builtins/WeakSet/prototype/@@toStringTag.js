/*---
spec: sec-weakset.prototype-%symbol.tostringtag%
---*/
// --- names the kind
String(new WeakSet()); // => "[object WeakSet]"

// --- read-only
new WeakSet()[Symbol.toStringTag] = "mine"; // !! TypeError
