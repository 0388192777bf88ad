/*---
spec: sec-super-keyword
---*/
// --- `super.method` starts above the class and keeps `this`
class Shape {
  describe() {
    return `${this.name} with ${this.sides} sides`;
  }
}
class Square extends Shape {
  name = "square";
  sides = 4;
  describe() {
    return super.describe().toUpperCase();
  }
}
new Square().describe(); // => "SQUARE WITH 4 SIDES"

// --- it looks where the method was written, not where it is used
const parent = { hello: () => "parent" };
const child = {
  __proto__: parent,
  hello() {
    return `child of ${super.hello()}`;
  },
};
const borrowed = { __proto__: { hello: () => "someone else" }, hello: child.hello };
borrowed.hello(); // => "child of parent"

// --- assigning through `super` sets the property on `this`
class Base {
  set(value) {
    this.value = value;
  }
}
class Derived extends Base {
  set(value) {
    super.value = value;
  }
}
const derived = new Derived();
derived.set(1);
[Object.hasOwn(derived, "value"), Base.prototype.value]; // => [true, undefined]

// --- `super()` twice is an error
class Twice extends Object {
  constructor() {
    super();
    super();
  }
}
new Twice(); // !! ReferenceError

// --- only methods have `super`
function plain() {
  return super.toString(); // ~~ early/super-property
}
