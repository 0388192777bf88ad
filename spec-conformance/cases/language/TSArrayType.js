/*---
spec: https://www.typescriptlang.org/docs/handbook/2/everyday-types.html#arrays
---*/
// --- arrays of arrays
const grid: number[][] = [[1], [2]];
const mixed: (string | readonly number[])[] = ["a", [1]];
[grid, mixed]; // => [[[1], [2]], ["a", [1]]]

// --- after a line break a bracket is an index
let list: string
[1, 2].length; // => 2
