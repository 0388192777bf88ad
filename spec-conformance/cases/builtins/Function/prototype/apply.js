/*---
spec: sec-function.prototype.apply
---*/
// --- calls with a receiver and a list of arguments
function describe(...rest) {
  return [this.name, ...rest];
}
describe.apply({ name: "Ada" }, [1, 2]); // => ["Ada", 1, 2]
Math.max.apply(null, [3, 9, 4]); // => 9

// --- the list may be anything with a length; holes and missing elements are undefined
const list = (...rest) => rest;
list.apply(null, { length: 2, 0: "a" }); // => ["a", undefined]
list.apply(null, [, 1]); // => [undefined, 1]
list.apply(null, null); // => []
list.apply(null); // => []

// --- the receiver is given as it is
(function () {
  return typeof this;
}).apply(5, []); // => "number"

// --- the list is an object
Math.max.apply(null, "ab"); // !! TypeError

// --- the receiver is a function
Function.prototype.apply.call({}, null, []); // !! TypeError
