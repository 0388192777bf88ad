/*---
spec: sec-object.isextensible
---*/
// --- true until extension is prevented
const object = {};
Object.isExtensible(object); // => true
Object.preventExtensions(object);
Object.isExtensible(object); // => false

// --- frozen and sealed objects take nothing new
Object.isExtensible(Object.freeze([])); // => false
Object.isExtensible(Object.seal({})); // => false

// --- a primitive value never does
Object.isExtensible("text"); // => false
Object.isExtensible(undefined); // => false
