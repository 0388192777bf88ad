/*---
spec: sec-class-definitions
---*/
// --- a class is a value; its name is for itself
const Named = class Inner {
  static self = () => Inner;
};
[Named.name, Named.self() === Named, typeof Inner, (class {}).name]; // => ["Inner", true, "undefined", ""]

// --- a mixin makes a class from another
const Serializable = (Base) => class extends Base {
  serialize() {
    return JSON.stringify(this);
  }
};
class Point {
  x = 1;
}
new (Serializable(Point))().serialize(); // => "{\"x\":1}"

// --- heritage is any expression, evaluated once
let calls = 0;
const base = () => (calls++, Map);
const Child = class extends base() {};
[new Child([[1, 2]]).size, new Child().size, calls]; // => [1, 0, 1]

// --- a derived constructor must call `super`
new (class extends Object {
  constructor() {}
})(); // !! ReferenceError
