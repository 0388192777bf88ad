/*---
spec: sec-addrestrictedfunctionproperties
---*/
// --- who called is nobody's business
function inner() {
  return inner.caller;
}
inner(); // !! TypeError

// --- functions of strict code have no such field of their own
Object.hasOwn(function () {}, "caller"); // => false

// --- the accessor is the one of `arguments`
const accessor = (name) => Object.getOwnPropertyDescriptor(Function.prototype, name);
accessor("caller").get === accessor("arguments").get; // => true
(() => {}).caller = 1; // !! TypeError
