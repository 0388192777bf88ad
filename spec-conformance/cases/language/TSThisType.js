/*---
spec: https://www.typescriptlang.org/docs/handbook/2/classes.html#this-types
---*/
// --- the type of the object a method is called on
class Builder {
  parts: string[] = [];
  add(part: string): this {
    this.parts.push(part);
    return this;
  }
}
new Builder().add("a").add("b").parts; // => ["a", "b"]

// --- it has no members
let a: this.b; // ~~ parse/syntax
