/*---
spec: sec-%arrayiteratorprototype%-%symbol.tostringtag%
---*/
// --- names the kind
Object.prototype.toString.call([].values()); // => "[object Array Iterator]"
[].entries()[Symbol.toStringTag]; // => "Array Iterator"

// --- read-only
[].values()[Symbol.toStringTag] = "mine"; // !! TypeError
