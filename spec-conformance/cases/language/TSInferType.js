/*---
spec: https://www.typescriptlang.org/docs/handbook/2/conditional-types.html#inferring-within-conditional-types
---*/
// --- a name for a part of a type
type Element<T> = T extends (infer E)[] ? E : T;
type First<T> = T extends [infer F extends string, ...unknown[]] ? F : never;
const element: Element<number[]> = 1;
const first: First<["a", 1]> = "a";
[element, first]; // => [1, "a"]

// --- elsewhere the word is a name
const infer = 1;
[infer]; // => [1]
