/*---
spec: https://www.typescriptlang.org/docs/handbook/2/generics.html
---*/
// --- type arguments of calls, constructors and types; nested ones end in `>>`
const index = new Map<string, Array<Set<number>>>([["a", [new Set<number>([1])]]]);
const make = <T>(value: T) => value;
[index.size, make<Array<Array<number>>>([[1]])]; // => [1, [[1]]]

// --- shifts stay shifts
[8 >> 1, 8 >>> 1, 1 < 2]; // => [4, 4, true]

// --- an empty list is none
const set = new Set<>(); // ~~ parse/syntax
