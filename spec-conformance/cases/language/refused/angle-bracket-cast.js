/*---
spec: https://www.typescriptlang.org/docs/handbook/2/everyday-types.html#type-assertions
---*/
// --- write `value as Type`
const value = 1;
const n = <number>value; // ~~ unsupported/angle-bracket-cast

// --- `as const` too has its own form
const list = <const>[1, 2]; // ~~ unsupported/angle-bracket-cast
