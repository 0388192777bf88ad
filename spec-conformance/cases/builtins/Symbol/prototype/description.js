/*---
spec: sec-symbol.prototype.description
---*/
// --- the text that the symbol was made with
Symbol("id").description; // => "id"
Symbol("").description; // => ""
Symbol().description; // => undefined

// --- an object of a symbol has it too
Object(Symbol("id")).description; // => "id"

// --- cannot be set, and asks symbols only
Object.getOwnPropertyDescriptor(Symbol.prototype, "description").get.call("id"); // !! TypeError
