/*---
spec: sec-class-definitions
---*/
// --- a class is not there before its line
let problem;
try {
  new Point();
} catch (error) {
  problem = error.message;
}
class Point {}
problem; // => "Cannot access 'Point' before initialization"

// --- instances, statics, inheritance of both
class Shape {
  static count = 0;
  static create(...values) {
    Shape.count++;
    return new this(...values);
  }
  area() {
    return 0;
  }
}
class Square extends Shape {
  constructor(side) {
    super();
    this.side = side;
  }
  area() {
    return this.side ** 2;
  }
}
const square = Square.create(3);
[square.area(), square instanceof Shape, Square.count, Object.keys(square)]; // => [9, true, 1, ["side"]]

// --- built-ins can be extended
class Stack extends Array {
  get top() {
    return this.at(-1);
  }
}
const stack = Stack.from([1, 2]);
stack.push(3);
[stack.top, stack.length, stack.map((n) => n) instanceof Stack]; // => [3, 3, true]
class NotFound extends Error {
  name = "NotFound";
}
String(new NotFound("x")); // => "NotFound: x"

// --- inside the class its name is constant, outside it is a variable
class A {
  static rename() {
    A = 1;
  }
}
A.rename(); // !! TypeError: Assignment to constant variable.

// --- `extends null` has methods but no constructor to call
class Bare extends null {}
new Bare(); // !! TypeError

// --- statics are inherited, and `super` works in them
class Animal {
  static kingdom = "animals";
  static describe() {
    return `${this.name} of ${this.kingdom}`;
  }
}
class Dog extends Animal {
  static describe() {
    return `a ${super.describe()}`;
  }
}
[Dog.describe(), Object.getPrototypeOf(Dog) === Animal, Object.hasOwn(Dog, "kingdom")]; // => ["a Dog of animals", true, false]

// --- only a constructor or null can be extended
class Wrong extends (() => {}) {} // !! TypeError
