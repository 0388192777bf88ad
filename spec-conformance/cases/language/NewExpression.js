/*---
spec: sec-new-operator
---*/
// --- the arguments may be left out; `new` binds to the nearest ones
class Box {
  constructor(value) {
    this.value = value;
  }
}
[(new Box).value, new Box(1).value, new (class { x = 2 })().x]; // => [undefined, 1, 2]
const library = { Box };
new library.Box(3).value; // => 3

// --- a constructor that returns an object makes that object
function Factory() {
  this.lost = true;
  return { made: true };
}
new Factory(); // => { made: true }
function Ignored() {
  this.kept = true;
  return 1;
}
new Ignored().kept; // => true

// --- the prototype is read from the function when it is called
function Old() {}
Old.prototype = null;
Object.getPrototypeOf(new Old()) === Object.prototype; // => true

// --- arrows, methods and many built-ins are no constructors
const arrow = () => {};
new arrow(); // !! TypeError: arrow is not a constructor

// --- an optional chain cannot be constructed
new library?.Parser(); // ~~ parse/syntax
