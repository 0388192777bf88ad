/*---
spec: https://www.typescriptlang.org/docs/handbook/2/classes.html#abstract-classes-and-members
---*/
// --- an abstract method is only a promise
abstract class Shape {
  abstract area(): number;
  describe() {
    return `area ${this.area()}`;
  }
}
class Square extends Shape {
  area() {
    return 4;
  }
}
new Square().describe(); // => "area 4"
new Shape().describe(); // !! TypeError: this.area is not a function

// --- elsewhere the word is a name
const abstract = 1;
[abstract]; // => [1]
