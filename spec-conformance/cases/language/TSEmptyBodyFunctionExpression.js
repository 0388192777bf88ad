/*---
spec: https://www.typescriptlang.org/docs/handbook/2/classes.html#constructors
---*/
// --- overloads of methods and constructors have no body
class Box {
  value: unknown;
  constructor();
  constructor(value: number);
  constructor(value?: number) {
    this.value = value ?? "empty";
  }
  get(): string;
  get(fallback?: string) {
    return this.value;
  }
}
[new Box().get(), new Box(1).get()]; // => ["empty", 1]

// --- a method without a body and without another one is no method
class Nothing {
  missing(): void;
}
"missing" in Nothing.prototype; // => false
