/*---
spec: https://www.typescriptlang.org/docs/handbook/2/objects.html#index-signatures
---*/
// --- any key, in interfaces, literals and classes
interface Bag { [key: string]: number }
class Dynamic {
  [key: string]: unknown;
  static readonly [index: number]: string;
  own = 1;
}
const bag: Bag = { a: 1 };
[bag.a, Object.keys(new Dynamic())]; // => [1, ["own"]]

// --- names that look like keys of an object stay computed keys
const key = "a";
class Computed {
  [key]: number = 1;
}
new Computed().a; // => 1
