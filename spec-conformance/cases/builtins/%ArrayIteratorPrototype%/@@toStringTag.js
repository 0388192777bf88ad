/*---
spec: sec-%arrayiteratorprototype%-%symbol.tostringtag%
---*/
// --- names the kind
Object.prototype.toString.call([].values()); // => "[object Array Iterator]"
[].entries()[Symbol.toStringTag]; // => "Array Iterator"

// --- read-only on all that inherit it
Object.create([].values())[Symbol.toStringTag]; // => "Array Iterator"
[].values()[Symbol.toStringTag] === new Uint8Array(1).values()[Symbol.toStringTag]; // => true

// --- read-only
[].values()[Symbol.toStringTag] = "mine"; // !! TypeError
