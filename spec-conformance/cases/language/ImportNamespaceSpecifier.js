/*---
spec: https://www.typescriptlang.org/docs/handbook/modules/reference.html#type-only-imports-and-exports
---*/
// --- all types of a module under one name
import type * as Types from "types";
const point: Types.Point = { x: 1 };
point; // => { x: 1 }

// --- without `type` it would be a value
import * as all from "module"; // ~~ unsupported/import
