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
