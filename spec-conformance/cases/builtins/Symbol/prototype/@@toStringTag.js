/*---
spec: sec-symbol.prototype-%symbol.tostringtag%
---*/
// --- names the kind
Object.prototype.toString.call(Symbol("id")); // => "[object Symbol]"
Symbol.prototype[Symbol.toStringTag]; // => "Symbol"

// --- an object of a symbol has it, too
Object.prototype.toString.call(Object(Symbol())); // => "[object Symbol]"

// --- read-only
Symbol.prototype[Symbol.toStringTag] = "mine"; // !! TypeError
