/*---
spec: https://www.typescriptlang.org/docs/handbook/2/classes.html#parameter-properties
---*/
// --- declare the field and assign it yourself
class Point {
  constructor(public x) {} // ~~ unsupported/parameter-property
}

// --- every modifier of it
class Pair {
  constructor(private readonly left, protected right) {} // ~~ unsupported/parameter-property
}

// --- the field, written out
class Point {
  x;
  constructor(x) {
    this.x = x;
  }
}
new Point(1).x; // => 1
