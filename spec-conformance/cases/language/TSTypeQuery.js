/*---
spec: https://www.typescriptlang.org/docs/handbook/2/typeof-types.html
---*/
// --- `typeof` in a type asks the compiler, in an expression the program
const config = { debug: true, make: <T>(value: T) => value };
const copy: typeof config = { ...config };
let made: ReturnType<typeof config.make<number>>;
const debug: typeof config.debug = copy.debug;
[typeof copy, debug, made]; // => ["object", true, undefined]

// --- a path of names, not an expression
let a: typeof f(); // ~~ parse/syntax
