/*---
spec: https://www.typescriptlang.org/docs/handbook/2/everyday-types.html
---*/
// --- on variables, parameters, results, fields and caught errors
const half: (n: number) => number = (n: number): number => n / 2;
class Point {
  x: number = 1;
  y?: number;
  z!: number;
}
let problem: unknown;
try {
  throw half(84);
} catch (error: unknown) {
  problem = error;
}
[problem, Object.keys(new Point())]; // => [42, ["x", "y", "z"]]

// --- optional parameters and a type for `this` are not counted
function f(this: Date, a: string, b?: number) {
  return arguments.length;
}
[f.length, f("a")]; // => [2, 1]

// --- the arms of a conditional are not types
const yes = true;
yes ? (1) : 2; // => 1
