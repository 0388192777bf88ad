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

// --- the constructor that `super()` calls is read before the arguments are evaluated
class First {
  parent = "first";
}
class Second {
  parent = "second";
}
class Changing extends First {
  constructor() {
    super(Object.setPrototypeOf(Changing, Second));
  }
}
class Spreading extends First {
  constructor(...list) {
    super(...(Object.setPrototypeOf(Spreading, null), list));
  }
}
// diverges: V8 reads it after them
[new Changing().parent, new Spreading().parent]; // => ["first", "first"]

// --- a parent that is no constructor is an error, after the arguments
const order = [];
class Orphan extends Object {
  constructor() {
    super(order.push("argument"));
  }
}
Object.setPrototypeOf(Orphan, null);
try {
  new Orphan();
} catch (error) {
  order.push(error.name);
}
order; // => ["argument", "TypeError"]
