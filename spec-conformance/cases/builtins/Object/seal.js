/*---
spec: sec-object.seal
---*/
// --- fields may change, none may come or go
const object = Object.seal({ a: 1 });
object.a = 2;
object.a; // => 2
delete object.a; // !! TypeError

// --- nothing new
const list = Object.seal([1, 2]);
list[0] = 9;
list; // => [9, 2]
list.push(3); // !! TypeError

// --- fields become fixed, and stay writable
Object.getOwnPropertyDescriptor(Object.seal({ a: 1 }), "a"); // => { value: 1, writable: true, enumerable: true, configurable: false }

// --- a primitive value comes back
Object.seal("text"); // => "text"
