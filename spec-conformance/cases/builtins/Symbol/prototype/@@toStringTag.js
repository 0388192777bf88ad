/*---
spec: sec-symbol.prototype-%symbol.tostringtag%
---*/
// --- names the kind
Object.prototype.toString.call(Symbol("id")); // => "[object Symbol]"
Symbol.prototype[Symbol.toStringTag]; // => "Symbol"

// --- read-only
Symbol.prototype[Symbol.toStringTag] = "mine"; // !! TypeError
