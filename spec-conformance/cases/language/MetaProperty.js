/*---
spec: sec-meta-properties
---*/
// --- `new.target` is what `new` was applied to
function Shape() {
  return { target: new.target };
}
class Base {
  constructor() {
    this.kind = new.target.name;
  }
}
class Derived extends Base {}
[new Shape().target === Shape, Shape().target, new Derived().kind]; // => [true, undefined, "Derived"]

// --- an abstract class refuses to be made
class Abstract {
  constructor() {
    if (new.target === Abstract) throw new TypeError("abstract");
  }
}
class Concrete extends Abstract {}
new Concrete() instanceof Abstract; // => true
new Abstract(); // !! TypeError: abstract

// --- arrows have the one around them; Reflect.construct chooses it
function Outer() {
  this.same = (() => new.target)() === new.target;
}
new Outer().same; // => true
function Named() {
  this.name = new.target.name;
}
Reflect.construct(Named, [], Map).name; // => "Map"

// --- only in functions
new.target; // ~~ early/new-target
