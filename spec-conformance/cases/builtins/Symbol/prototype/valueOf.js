/*---
spec: sec-symbol.prototype.valueof
---*/
// --- the symbol in the object
const id = Symbol("id");
Object(id).valueOf() === id; // => true
Object(id) == id; // => true

// --- a primitive symbol is itself
Symbol.iterator.valueOf() === Symbol.iterator; // => true

// --- is not generic
Symbol.prototype.valueOf.call({}); // !! TypeError
