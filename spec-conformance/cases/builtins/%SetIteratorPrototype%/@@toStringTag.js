/*---
spec: sec-%setiteratorprototype%-%symbol.tostringtag%
---*/
// --- names the kind
String(new Set().entries()); // => "[object Set Iterator]"
new Set().values()[Symbol.toStringTag]; // => "Set Iterator"

// --- values and entries are of one kind
Object.getPrototypeOf(new Set().values()) === Object.getPrototypeOf(new Set().entries()); // => true

// --- read-only
new Set().values()[Symbol.toStringTag] = "mine"; // !! TypeError
