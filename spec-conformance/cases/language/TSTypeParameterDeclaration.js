/*---
spec: https://www.typescriptlang.org/docs/handbook/2/generics.html
---*/
// --- on functions, arrows, methods and classes
function first<T>(list: T[]): T {
  return list[0];
}
const pair = <A, B>(a: A, b: B): [A, B] => [a, b];
class Box<T> {
  constructor(value: T) {
    this.value = value;
  }
  map<U>(f: (value: T) => U) {
    return new Box<U>(f(this.value));
  }
}
[first([1]), pair(1, "a"), new Box(2).map((n) => n + 1).value]; // => [1, [1, "a"], 3]

// --- an empty list is none
function f<>() {} // ~~ parse/syntax
