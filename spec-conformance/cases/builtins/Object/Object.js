/*---
spec: sec-object-constructor
---*/
// --- makes an object of any value
Object(1) instanceof Number; // => true
typeof Object("text"); // => "object"
Object(Symbol.iterator).description; // => "Symbol.iterator"

// --- an object stays itself, nothing becomes an empty object
const given = { a: 1 };
Object(given) === given; // => true
Object(null); // => {}
Object(undefined); // => {}

// --- a derived class gets an object of its own; arguments of super are ignored
class Point extends Object {
  constructor(x) {
    super({ ignored: true });
    this.x = x;
  }
}
Object.keys(new Point(1)); // => ["x"]
new Point(1) instanceof Point; // => true
