/*---
spec: sec-symbol.prototype.valueof
---*/
// --- the symbol in the object
const id = Symbol("id");
Object(id).valueOf() === id; // => true
Object(id) == id; // => true

// --- is not generic
Symbol.prototype.valueOf.call({}); // !! TypeError
