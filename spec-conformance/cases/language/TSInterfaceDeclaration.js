/*---
spec: https://www.typescriptlang.org/docs/handbook/2/everyday-types.html#interfaces
---*/
// --- the shape of an object, erased; declared twice it is merged
interface Point { x: number }
interface Point { y: number }
const point: Point = { x: 1, y: 2 };
[point.x + point.y, typeof Point]; // => [3, "undefined"]

// --- no value is checked against it
interface Strict { id: number }
const wrong: Strict = "text";
wrong; // => "text"
