/*---
spec: sec-addrestrictedfunctionproperties
---*/
// --- functions of strict code have no such field of their own
Object.hasOwn(function () {}, "arguments"); // => false

// --- the inherited accessor throws for whoever asks
(function () {}).arguments; // !! TypeError

// --- one function refuses reading and writing
const { get, set, configurable } = Object.getOwnPropertyDescriptor(Function.prototype, "arguments");
get === set; // => true
configurable; // => true
set.call(function () {}, 1); // !! TypeError
