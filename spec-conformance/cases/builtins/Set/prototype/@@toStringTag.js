/*---
spec: sec-set.prototype-%symbol.tostringtag%
---*/
// --- names the kind
String(new Set()); // => "[object Set]"
Set.prototype[Symbol.toStringTag]; // => "Set"

// --- read-only
new Set()[Symbol.toStringTag] = "mine"; // !! TypeError
