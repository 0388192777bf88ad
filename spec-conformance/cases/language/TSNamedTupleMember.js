/*---
spec: https://www.typescriptlang.org/docs/handbook/release-notes/typescript-4-0.html#labeled-tuple-elements
---*/
// --- elements with names
type Range = [start: number, end?: number, ...steps: number[]];
const range = (...[start, end = 10]: Range) => end - start;
[range(1), range(1, 3)]; // => [9, 2]

// --- names are only for readers
const pair: [first: string, second: number] = ["a", 1];
[pair[0], pair.first]; // => ["a", undefined]
