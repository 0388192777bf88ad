/*---
spec: https://www.typescriptlang.org/docs/handbook/2/objects.html#tuple-types
---*/
// --- an element that may be missing
const point: [number, number?, number?] = [1, 2];
point.length; // => 2

// --- a question mark after a name means the same
const named: [x: number, y?: number] = [1];
named; // => [1]
