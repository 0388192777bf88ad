/*---
spec: https://www.typescriptlang.org/docs/handbook/2/objects.html#tuple-types
---*/
// --- an element that may be missing
const point: [number, number?, number?] = [1, 2];
point.length; // => 2
