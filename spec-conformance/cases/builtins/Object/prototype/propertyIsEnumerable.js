/*---
spec: sec-object.prototype.propertyisenumerable
---*/
// --- own fields that loops see
const object = Object.defineProperty({ a: 1 }, "hidden", { value: 2 });
object.propertyIsEnumerable("a"); // => true
object.propertyIsEnumerable("hidden"); // => false
object.propertyIsEnumerable("missing"); // => false

// --- inherited ones do not count
Object.create({ a: 1 }).propertyIsEnumerable("a"); // => false
["x"].propertyIsEnumerable(0); // => true
["x"].propertyIsEnumerable("length"); // => false

// --- refuses nothing-values
Object.prototype.propertyIsEnumerable.call(null, "a"); // !! TypeError
