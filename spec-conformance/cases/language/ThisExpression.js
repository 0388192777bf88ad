/*---
spec: sec-this-keyword
---*/
// --- `this` is what stands before the dot at the call
const box = {
  size: 3,
  get() {
    return this?.size;
  },
};
const { get } = box;
[box.get(), (0, box.get)(), get(), get.call({ size: 5 })]; // => [3, undefined, undefined, 5]

// --- parentheses around the member keep the object
const owner = { name: "owner", who() { return this.name; } };
(owner.who)(); // => "owner"

// --- an arrow function has the `this` around it
class Timer {
  constructor() {
    this.ticks = 0;
    [1, 2, 3].forEach(() => this.ticks++);
  }
}
new Timer().ticks; // => 3

// --- strict code does not turn a primitive into an object
function kind() {
  return typeof this;
}
[kind.call(1), kind.call("a"), kind.call(null), kind()]; // => ["number", "string", "object", "undefined"]

// --- at the top and in a plain function there is none
const plain = function () {
  return this;
};
[this, plain(), [1].map(plain)]; // => [undefined, undefined, [undefined]]

// --- a derived constructor has no `this` before `super()`
class Base {}
class Derived extends Base {
  constructor() {
    this.early = true;
    super();
  }
}
new Derived(); // !! ReferenceError
