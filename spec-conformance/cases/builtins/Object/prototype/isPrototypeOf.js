/*---
spec: sec-object.prototype.isprototypeof
---*/
// --- anywhere in the chain
class Shape {}
class Circle extends Shape {}
Shape.prototype.isPrototypeOf(new Circle()); // => true
Circle.prototype.isPrototypeOf(new Shape()); // => false
Object.prototype.isPrototypeOf([]); // => true

// --- an object is not its own prototype, and primitive values have none
const object = {};
object.isPrototypeOf(object); // => false
String.prototype.isPrototypeOf("text"); // => false

// --- the receiver is looked at only for an object
Object.prototype.isPrototypeOf.call(undefined, 1); // => false
Object.prototype.isPrototypeOf.call(undefined, {}); // !! TypeError
