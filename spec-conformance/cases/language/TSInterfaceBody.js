/*---
spec: https://www.typescriptlang.org/docs/handbook/2/objects.html
---*/
// --- members of every kind, separated by semicolons, commas or lines
interface Everything {
  readonly id: string;
  optional?: number,
  method(a: string): void
  (call: number): string
  new (make: number): Everything
  [key: string]: unknown
  get size(): number
  set size(value: number)
}
typeof Everything; // => "undefined"

// --- a member has no value
interface A { a: number = 1 } // ~~ parse/syntax
