/*---
spec: https://www.typescriptlang.org/docs/handbook/2/functions.html#function-overloads
---*/
// --- overloads are erased, the function with a body stays
function twice(value: string): string;
function twice(value: number): number;
function twice(value: any) {
  return value + value;
}
[twice(2), twice("a")]; // => [4, "aa"]

// --- a declared function exists somewhere else, or nowhere
declare function missing(): void;
typeof missing; // => "undefined"
