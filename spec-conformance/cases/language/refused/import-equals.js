/*---
spec: https://www.typescriptlang.org/docs/handbook/modules/reference.html#export--and-import--require
---*/
// --- TypeScript's import assignment loads a module
import fs = require("fs"); // ~~ unsupported/import-equals

// --- or names a part of a namespace
import Part = Whole.Part; // ~~ unsupported/import-equals
