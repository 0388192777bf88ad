/*---
spec: sec-symbol.for
---*/
// --- one symbol for one text
Symbol.for("app") === Symbol.for("app"); // => true
Symbol.for("app") === Symbol("app"); // => false
Symbol.for("app").description; // => "app"

// --- the key is converted to text
Symbol.for() === Symbol.for("undefined"); // => true

// --- well-known symbols are not among them
Symbol.for("Symbol.iterator") === Symbol.iterator; // => false

// --- a symbol is no key
Symbol.for(Symbol()); // !! TypeError
