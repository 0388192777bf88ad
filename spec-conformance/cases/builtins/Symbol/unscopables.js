/*---
spec: sec-symbol.unscopables
---*/
// --- names what `with` does not see; there is no `with`, the symbol is a key like others
const object = { [Symbol.unscopables]: { a: true }, a: 1 };
object.a; // => 1
object[Symbol.unscopables]; // => { a: true }

// --- arrays have it
Array.prototype[Symbol.unscopables].flat; // => true

// --- the symbol's field is fixed and hidden
Object.getOwnPropertyDescriptor(Symbol, "unscopables").configurable; // => false
Symbol.unscopables = null; // !! TypeError
