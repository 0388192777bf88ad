/*---
spec: https://www.typescriptlang.org/docs/handbook/2/functions.html#function-type-expressions
---*/
// --- the shape of a function
type Reducer<T> = <U>(list: T[], step: (sum: U, item: T, index?: number) => U, start: U) => U;
const reduce: Reducer<number> = (list, step, start) => list.reduce(step, start);
reduce([1, 2], (sum, n) => sum + n, 0); // => 3

// --- a type of a function always says what it returns
type F = (a: number, b: string); // ~~ parse/syntax
