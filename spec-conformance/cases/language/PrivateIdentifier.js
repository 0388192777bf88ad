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

// --- a private name must be declared by a class around it
({}).#missing; // ~~ early/undeclared-private-name
