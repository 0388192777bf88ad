/*---
spec: https://www.typescriptlang.org/docs/handbook/modules/reference.html#type-only-imports-and-exports
---*/
// --- an import of types is erased; nothing is loaded
import type { Order } from "./types";
const order: Order = { id: 1 };
order; // => { id: 1 }

// --- an import of values is refused
import { load } from "./load"; // ~~ unsupported/import
