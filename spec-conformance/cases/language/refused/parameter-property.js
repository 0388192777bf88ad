/*---
spec: https://www.typescriptlang.org/docs/handbook/2/classes.html#parameter-properties
---*/
// --- declare the field and assign it yourself
class Point {
  constructor(public x) {} // ~~ unsupported/parameter-property
}
