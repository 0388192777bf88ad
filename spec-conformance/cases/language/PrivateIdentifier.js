/*---
spec: sec-private-names
---*/
// --- private names are no properties
class Counter {
  #count = 0;
  add() {
    return ++this.#count;
  }
}
const counter = new Counter();
counter.add();
[counter.add(), Object.keys(counter), counter["#count"]]; // => [2, [], undefined]

// --- `in` asks whether an object has been made by the class
class Point {
  #x = 1;
  static isPoint(value) {
    return #x in value;
  }
}
[Point.isPoint(new Point()), Point.isPoint({ x: 1 })]; // => [true, false]

// --- two classes with the same private name do not see each other's
class A {
  #secret = "a";
  static read(object) {
    return object.#secret;
  }
}
class B {
  #secret = "b";
}
A.read(new A()); // => "a"
A.read(new B()); // !! TypeError

// --- only `in` can have a primitive refused
class C {
  #c;
  static test = (value) => #c in value;
}
C.test("text"); // !! TypeError

// --- methods and accessors can be private, and static
class Safe {
  static #made = 0;
  #pin = 1234;
  get #hint() {
    return this.#pin % 10;
  }
  #check(pin) {
    return pin === this.#pin;
  }
  static make() {
    Safe.#made++;
    return new Safe();
  }
  open(pin) {
    return this.#check(pin) ? "open" : `it ends with ${this.#hint}, safe ${Safe.#made}`;
  }
}
[Safe.make().open(1), Safe.make().open(1234)]; // => ["it ends with 4, safe 1", "open"]

// --- a private method cannot be replaced
class Fixed {
  #method() {}
  replace() {
    this.#method = null;
  }
}
new Fixed().replace(); // !! TypeError

// --- no object gets the same private field twice
class Same {
  constructor(object) {
    return object;
  }
}
class Stamp extends Same {
  #stamp = 1;
}
const object = {};
new Stamp(object);
new Stamp(object); // !! TypeError

// --- a private name must be declared by a class around it
({}).#missing; // ~~ early/undeclared-private-name
