/*---
spec: sec-%throwtypeerror%
---*/
// --- one function of the realm, behind all that strict code refuses
const { get } = Object.getOwnPropertyDescriptor(Function.prototype, "caller");
const own = (function () {
  return Object.getOwnPropertyDescriptor(arguments, "callee");
})();
own.get === get; // => true
own.set === get; // => true

// --- it has no name, and nothing about it can change
const { get } = Object.getOwnPropertyDescriptor(Function.prototype, "caller");
get.name; // => ""
Object.isFrozen(get); // => true

// --- it throws, whatever it is called with
const { get } = Object.getOwnPropertyDescriptor(Function.prototype, "caller");
get.call(1, 2, 3); // !! TypeError

// --- the function that was called is not to be had of its arguments
(function () {
  return arguments.callee;
})(); // !! TypeError
