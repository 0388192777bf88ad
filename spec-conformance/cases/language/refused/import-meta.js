/*---
spec: sec-meta-properties
---*/
// --- a program is not a module, so there is nothing to say about one
const here = import.meta.url; // ~~ unsupported/import-meta

// --- `import` with a dot and anything else is no JavaScript at all
import.url; // ~~ parse/syntax
