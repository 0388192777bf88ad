/*---
spec: https://www.typescriptlang.org/docs/handbook/2/mapped-types.html
---*/
// --- a type made from the keys of another
type Mutable<T> = { -readonly [K in keyof T]-?: T[K] };
type Getters<T> = { readonly [K in keyof T as `get${string & K}`]?: () => T[K]; };
const getters: Getters<{ a: number }> = { geta: () => 1 };
getters.geta(); // => 1

// --- keys come from `in`
type M = { [K of "a"]: 1 }; // ~~ parse/syntax
