/*---
spec: https://www.typescriptlang.org/docs/handbook/modules/reference.html#type-only-imports-and-exports
---*/
// --- exports of types are erased
export type Id = string;
export interface Named { name: string }
export type { Id as Key };
const id: Id = "a";
id; // => "a"

// --- an export of a value is refused
export const total = 1; // ~~ unsupported/export
