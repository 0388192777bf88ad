/*---
spec: https://www.typescriptlang.org/docs/handbook/modules/reference.html#type-only-imports-and-exports
---*/
// --- all types of another module, passed on: erased
export type * from "types";
export type * as Types from "types";
1; // => 1

// --- all values are refused
export * from "values"; // ~~ unsupported/export
