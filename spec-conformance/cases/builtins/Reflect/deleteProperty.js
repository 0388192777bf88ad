/*---
spec: sec-reflect.deleteproperty
---*/
// --- says whether the field is gone
const object = { a: 1 };
Reflect.deleteProperty(object, "a"); // => true
object; // => {}
Reflect.deleteProperty(object, "never there"); // => true

// --- false, where `delete` throws
Reflect.deleteProperty(Object.freeze({ a: 1 }), "a"); // => false
Reflect.deleteProperty([], "length"); // => false

// --- the target is an object
Reflect.deleteProperty(null, "a"); // !! TypeError
