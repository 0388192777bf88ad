/*---
spec: https://www.typescriptlang.org/docs/handbook/release-notes/typescript-2-9.html#import-types
---*/
// --- a type from a module, written in place: nothing is loaded
const stats: import("node:fs").Stats | typeof import("other") = { size: 1 };
stats.size; // => 1

// --- outside a type it is an import
const fs = import("node:fs"); // ~~ unsupported/dynamic-import
