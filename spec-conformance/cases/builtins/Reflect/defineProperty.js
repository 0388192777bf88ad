/*---
spec: sec-reflect.defineproperty
---*/
// --- says whether it could, where Object.defineProperty throws
const object = {};
Reflect.defineProperty(object, "x", { value: 1 }); // => true
Reflect.defineProperty(object, "x", { value: 2 }); // => false
object.x; // => 1

// --- nothing new where extension is prevented
Reflect.defineProperty(Object.freeze({}), "x", { value: 1 }); // => false

// --- a bad descriptor still throws
Reflect.defineProperty({}, "x", 1); // !! TypeError

// --- the target is an object
Reflect.defineProperty("text", "x", {}); // !! TypeError
