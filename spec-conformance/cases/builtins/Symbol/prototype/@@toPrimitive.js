/*---
spec: sec-symbol.prototype-%symbol.toprimitive%
---*/
// --- an object of a symbol works as the key
const id = Symbol("id");
({ [id]: 7 })[Object(id)]; // => 7
Object(id)[Symbol.toPrimitive]("string") === id; // => true

// --- its name, and that it is read-only
Symbol.prototype[Symbol.toPrimitive].name; // => "[Symbol.toPrimitive]"
Object.getOwnPropertyDescriptor(Symbol.prototype, Symbol.toPrimitive).writable; // => false

// --- it never becomes a number
+Object(Symbol("id")); // !! TypeError

// --- is not generic
Symbol.prototype[Symbol.toPrimitive].call("id"); // !! TypeError
