/*---
spec: https://www.typescriptlang.org/docs/handbook/2/objects.html#tuple-types
---*/
// --- any number of elements, also in the middle
type Framed = [string, ...number[], boolean];
const framed: Framed = ["a", 1, 2, true];
framed; // => ["a", 1, 2, true]

// --- dots come first
type A = [number..., string]; // ~~ parse/syntax
