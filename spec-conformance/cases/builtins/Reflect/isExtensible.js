/*---
spec: sec-reflect.isextensible
---*/
// --- whether fields can be added
Reflect.isExtensible({}); // => true
Reflect.isExtensible(Object.seal({})); // => false

// --- asks a proxy, which may not lie
Reflect.isExtensible(new Proxy({}, { isExtensible: () => false })); // !! TypeError

// --- the target is an object, where Object.isExtensible says false
Reflect.isExtensible(1); // !! TypeError
