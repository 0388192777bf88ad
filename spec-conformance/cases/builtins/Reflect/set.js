/*---
spec: sec-reflect.set
---*/
// --- says whether it could write
const object = { a: 1 };
Reflect.set(object, "a", 2); // => true
Reflect.set(Object.freeze(object), "a", 3); // => false
object.a; // => 2

// --- a fourth argument is who gets the field, and what setters see as `this`
const target = {
  set name(text) {
    this.given = text;
  },
};
const receiver = {};
Reflect.set(target, "name", "Ada", receiver); // => true
Reflect.set(target, "plain", 1, receiver); // => true
receiver; // => { given: "Ada", plain: 1 }

// --- a receiver that is no object gets nothing
Reflect.set({}, "a", 1, 5); // => false

// --- the length of an array
const list = [1, 2, 3];
Reflect.set(list, "length", 1); // => true
list; // => [1]

// --- the target is an object
Reflect.set("text", "a", 1); // !! TypeError
