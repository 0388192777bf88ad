/*---
spec: https://www.typescriptlang.org/docs/handbook/modules/reference.html#type-only-imports-and-exports
---*/
// --- names of types, renamed, marked twice, or given as text: all erased
import type { A, B as C, default as D, "quoted" as Q } from "module";
const a = (value: A | C | D | Q) => value;
a(1); // => 1
typeof A; // => "undefined"

// --- one name without `type` is a value
import { type A, b } from "module"; // ~~ unsupported/import
