/*---
spec: https://www.typescriptlang.org/docs/handbook/2/everyday-types.html#union-types
---*/
// --- one of several; a bar may stand in front
type Shape =
  | { kind: "circle"; radius: number }
  | { kind: "square"; side: number };
const area = (shape: Shape) => (shape.kind === "circle" ? 3 * shape.radius ** 2 : shape.side ** 2);
area({ kind: "square", side: 3 }); // => 9

// --- outside a type it works on bits
5 | 2; // => 7
