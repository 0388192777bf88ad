/*---
spec: sec-reflect.getownpropertydescriptor
---*/
// --- describes a field of its own
Reflect.getOwnPropertyDescriptor({ a: 1 }, "a"); // => { value: 1, writable: true, enumerable: true, configurable: true }
Reflect.getOwnPropertyDescriptor({}, "toString"); // => undefined

// --- the length of an array
Reflect.getOwnPropertyDescriptor([1], "length"); // => { value: 1, writable: true, enumerable: false, configurable: false }

// --- does not make an object of text, as Object's does
Reflect.getOwnPropertyDescriptor("text", "length"); // !! TypeError
