/*---
spec: sec-weakset.prototype-%symbol.tostringtag%
---*/
// --- names the kind
String(new WeakSet()); // => "[object WeakSet]"

// --- not the one of Set
WeakSet.prototype[Symbol.toStringTag]; // => "WeakSet"
new WeakSet() instanceof Set; // => false

// --- read-only
new WeakSet()[Symbol.toStringTag] = "mine"; // !! TypeError
