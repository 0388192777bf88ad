/*---
spec: https://www.typescriptlang.org/docs/handbook/release-notes/typescript-4-7.html#instantiation-expressions
---*/
// --- type arguments without a call
const identity = <T>(value: T) => value;
const numeric = identity<number>;
[numeric(1), new Map<string, number>().size, identity<string>("a")]; // => [1, 0, "a"]

// --- two comparisons stay two comparisons
const [a, b, c] = [1, 2, 3];
[a < b, b > c, a < b > c]; // => [true, false, false]

// --- but before a parenthesis it is a call with type arguments, as in TypeScript
const [a, b, c] = [1, 2, 3];
a < b > (c); // !! TypeError: a is not a function
