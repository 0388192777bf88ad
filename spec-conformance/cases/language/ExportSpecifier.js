/*---
spec: https://www.typescriptlang.org/docs/handbook/modules/reference.html#type-only-imports-and-exports
---*/
// --- exported names of types, renamed or as text
interface A { a: 1 }
export type { A, A as B, A as "quoted" };
export type { C as default } from "other";
1; // => 1

// --- a name marked `type` in an ordinary export
const a = 1;
export { type B, a }; // ~~ unsupported/export
