/*---
spec: sec-object.getprototypeof
---*/
// --- follows the chain up to null
class Shape {}
class Circle extends Shape {}
Object.getPrototypeOf(new Circle()) === Circle.prototype; // => true
Object.getPrototypeOf(Circle) === Shape; // => true
Object.getPrototypeOf(Object.prototype); // => null

// --- a primitive value answers for its kind
Object.getPrototypeOf("text") === String.prototype; // => true
Object.getPrototypeOf(5n) === BigInt.prototype; // => true

// --- a proxy's trap answers
Object.getPrototypeOf(new Proxy({}, { getPrototypeOf: () => Array.prototype })) === Array.prototype; // => true

// --- refuses nothing-values
Object.getPrototypeOf(null); // !! TypeError
