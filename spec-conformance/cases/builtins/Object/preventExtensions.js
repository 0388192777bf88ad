/*---
spec: sec-object.preventextensions
---*/
// --- nothing can be added, what is there may change and go
const object = { a: 1, b: 2 };
Object.preventExtensions(object) === object; // => true
object.a = 5;
delete object.b;
object; // => { a: 5 }
object.c = 1; // !! TypeError

// --- the prototype is fixed too
const object = Object.preventExtensions({});
Object.setPrototypeOf(object, Object.prototype) === object; // => true
Object.setPrototypeOf(object, null); // !! TypeError

// --- a primitive value comes back
Object.preventExtensions(7); // => 7

// --- a proxy that answers false is refused
Object.preventExtensions(new Proxy({}, { preventExtensions: () => false })); // !! TypeError
