/*---
spec: https://www.typescriptlang.org/docs/handbook/2/objects.html#tuple-types
---*/
// --- a list of known length
const pair: [string, number] = ["a", 1];
const empty: [] = [];
const nested: readonly [[number], [string]] = [[1], ["b"]];
[pair, empty, nested]; // => [["a", 1], [], [[1], ["b"]]]

// --- commas between the elements
let pair: [number string]; // ~~ parse/syntax
