/*---
spec: sec-reflect.setprototypeof
---*/
// --- says whether it could
const object = {};
Reflect.setPrototypeOf(object, Array.prototype); // => true
object instanceof Array; // => true

// --- false for circles, and for what is fixed
const parent = {};
const child = Object.create(parent);
Reflect.setPrototypeOf(parent, child); // => false
Reflect.setPrototypeOf(Object.freeze({}), {}); // => false
Reflect.setPrototypeOf(Object.prototype, {}); // => false

// --- a prototype is an object or null
Reflect.setPrototypeOf({}, undefined); // !! TypeError

// --- the target is an object
Reflect.setPrototypeOf(1, null); // !! TypeError
