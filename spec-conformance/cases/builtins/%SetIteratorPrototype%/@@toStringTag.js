/*---
spec: sec-%setiteratorprototype%-%symbol.tostringtag%
---*/
// --- names the kind
String(new Set().entries()); // => "[object Set Iterator]"
new Set().values()[Symbol.toStringTag]; // => "Set Iterator"

// --- read-only
new Set().values()[Symbol.toStringTag] = "mine"; // !! TypeError
