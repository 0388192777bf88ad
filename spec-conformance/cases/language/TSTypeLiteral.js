/*---
spec: https://www.typescriptlang.org/docs/handbook/2/objects.html
---*/
// --- the shape of an object, in place
const print = (point: { x: number; y?: number, readonly label: string }) => `${point.label}: ${point.x}`;
print({ x: 1, label: "p" }); // => "p: 1"

// --- members need something between them
type A = { a: 1 b: 2 }; // ~~ parse/syntax
