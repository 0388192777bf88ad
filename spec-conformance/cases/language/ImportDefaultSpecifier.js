/*---
spec: https://www.typescriptlang.org/docs/handbook/modules/reference.html#type-only-imports-and-exports
---*/
// --- the default export as a type
import type Config from "config";
const config: Config = { debug: true };
config.debug; // => true

// --- without `type` it would be a value
import Config from "config"; // ~~ unsupported/import
