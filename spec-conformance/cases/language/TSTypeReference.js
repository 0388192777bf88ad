/*---
spec: https://www.typescriptlang.org/docs/handbook/2/everyday-types.html
---*/
// --- a name of a type, known or not, with or without arguments
const list: ReadonlyArray<Unknown.Thing<string>> = [];
const later: Promise<number> = Promise.resolve(1);
[list, await later]; // => [[], 1]

// --- a type of that name is no value
type Id = string;
Id; // !! ReferenceError: Id is not defined
