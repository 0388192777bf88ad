/*---
spec: sec-reflect.preventextensions
---*/
// --- says whether it could
const object = {};
Reflect.preventExtensions(object); // => true
Object.isExtensible(object); // => false
Reflect.preventExtensions(object); // => true

// --- false where a proxy refuses, where Object's throws
Reflect.preventExtensions(new Proxy({}, { preventExtensions: () => false })); // => false

// --- the target is an object
Reflect.preventExtensions(1); // !! TypeError
