/*---
spec: https://www.typescriptlang.org/docs/handbook/2/functions.html#construct-signatures
---*/
// --- the shape of a class
type Maker<T> = new (...args: any[]) => T;
type Base = abstract new () => object;
const make = <T>(maker: Maker<T>, ...args: any[]): T => new maker(...args);
make(Array, 1, 2); // => [1, 2]

// --- even without parameters it has parentheses
type C = new => object; // ~~ parse/syntax
