/*---
spec: sec-%mapiteratorprototype%-%symbol.tostringtag%
---*/
// --- names the kind
String(new Map().entries()); // => "[object Map Iterator]"
new Map().keys()[Symbol.toStringTag]; // => "Map Iterator"

// --- read-only
new Map().values()[Symbol.toStringTag] = "mine"; // !! TypeError
