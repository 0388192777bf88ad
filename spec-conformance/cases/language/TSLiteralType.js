/*---
spec: https://www.typescriptlang.org/docs/handbook/2/everyday-types.html#literal-types
---*/
// --- values as types: text, numbers, negative ones, BigInts, booleans
type Answer = "yes" | 'no' | 1 | -1 | 0x10 | 10n | -2n | true | false;
const answers: Answer[] = ["yes", -1, 10n, true];
answers; // => ["yes", -1, 10n, true]

// --- a sign stands only before a number
type A = -"a"; // ~~ parse/syntax
