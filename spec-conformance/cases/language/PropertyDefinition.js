/*---
spec: sec-class-definitions
---*/
// --- fields are defined on the object, in order, with `this`
class Point {
  x = 1;
  y = this.x + 1;
  z;
}
new Point().y; // => 2
Object.keys(new Point()); // => ["x", "y", "z"]

// --- a field defines: it does not call an inherited setter
class Base {
  set value(v) {
    this.log = v;
  }
}
class Derived extends Base {
  value = 1;
}
[new Derived().value, "log" in new Derived()]; // => [1, false]

// --- fields of the base come first, those of the derived class right after `super()`
class A {
  constructor() {
    this.seen = this.name;
  }
  name = "A";
}
class B extends A {
  name = "B";
}
[new B().seen, new B().name]; // => ["A", "B"]

// --- an arrow in a field keeps its object
class Button {
  label = "ok";
  press = () => this.label;
}
const { press } = new Button();
press(); // => "ok"

// --- static fields see the class as `this`
class Config {
  static base = "/";
  static home = this.base + "home";
}
Config.home; // => "/home"

// --- an initializer has no `arguments`
class Wrong {
  first = arguments[0]; // ~~ early/arguments-in-class
}
