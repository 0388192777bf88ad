/*---
spec: sec-object.setprototypeof
---*/
// --- changes what an object inherits, and gives it back
const object = { own: 1 };
Object.setPrototypeOf(object, { inherited: 2 }) === object; // => true
object.inherited; // => 2
Object.setPrototypeOf(object, null);
"inherited" in object; // => false

// --- a primitive value comes back unchanged
Object.setPrototypeOf(5, null); // => 5

// --- no circles
const a = {};
const b = Object.create(a);
Object.setPrototypeOf(a, b); // !! TypeError

// --- Object.prototype keeps its own
Object.setPrototypeOf(Object.prototype, {}); // !! TypeError

// --- a prototype is an object or null
Object.setPrototypeOf({}, undefined); // !! TypeError
