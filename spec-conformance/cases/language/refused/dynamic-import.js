/*---
spec: sec-import-calls
---*/
// --- no code can be loaded at run time
const fs = await import("node:fs"); // ~~ unsupported/dynamic-import

// --- nor one of its phases
const source = await import.source("module"); // ~~ unsupported/dynamic-import
