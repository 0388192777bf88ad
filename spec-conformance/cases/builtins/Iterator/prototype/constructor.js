/*---
spec: sec-iterator.prototype.constructor
node: current
---*/
// --- reads as Iterator
Iterator.prototype.constructor === Iterator; // => true
[].values().constructor === Iterator; // => true

// --- is an accessor that defines the field on who is assigned to
const iterator = Object.create(Iterator.prototype);
iterator.constructor = "mine";
Object.getOwnPropertyDescriptor(iterator, "constructor"); // => { value: "mine", writable: true, enumerable: true, configurable: true }

// --- Iterator.prototype itself cannot be assigned to
Iterator.prototype.constructor = 1; // !! TypeError
