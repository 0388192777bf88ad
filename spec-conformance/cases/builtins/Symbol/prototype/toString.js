/*---
spec: sec-symbol.prototype.tostring
---*/
// --- the description in the name of its kind
Symbol("id").toString(); // => "Symbol(id)"
Symbol().toString(); // => "Symbol()"
Symbol.iterator.toString(); // => "Symbol(Symbol.iterator)"

// --- an object of a symbol has it too
Object(Symbol("id")).toString(); // => "Symbol(id)"

// --- is not generic
Symbol.prototype.toString.call("id"); // !! TypeError
