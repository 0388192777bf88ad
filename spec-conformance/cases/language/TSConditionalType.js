/*---
spec: https://www.typescriptlang.org/docs/handbook/2/conditional-types.html
---*/
// --- a choice between types, never made at run time
type Kind<T> = T extends string ? "text" : T extends number ? "number" : never;
const kind = <T>(value: T): Kind<T> => typeof value === "string" ? "text" : "number";
[kind("a"), kind(1)]; // => ["text", "number"]

// --- both choices are needed
type A = string extends string ? 1; // ~~ parse/syntax
