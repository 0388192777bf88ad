/*---
spec: sec-function.prototype-%symbol.hasinstance%
---*/
// --- is what instanceof asks
class Even {
  static [Symbol.hasInstance](value) {
    return value % 2 === 0;
  }
}
4 instanceof Even; // => true
3 instanceof Even; // => false

// --- the inherited one looks for the prototype in the chain
Function.prototype[Symbol.hasInstance].call(Array, []); // => true
Function.prototype[Symbol.hasInstance].call(Array, { __proto__: Array.prototype }); // => true
Function.prototype[Symbol.hasInstance].call(Array, "text"); // => false

// --- a bound function asks what it was bound of
class A {}
const B = A.bind();
new A() instanceof B; // => true

// --- a receiver that is no function has no instances
Function.prototype[Symbol.hasInstance].call({}, {}); // => false

// --- the field is fixed
Object.getOwnPropertyDescriptor(Function.prototype, Symbol.hasInstance).writable; // => false
Function.prototype[Symbol.hasInstance] = null; // !! TypeError

// --- a function without a prototype that is an object has no answer
function f() {}
f.prototype = 1;
({}) instanceof f; // !! TypeError
