/*---
spec: https://www.typescriptlang.org/docs/handbook/release-notes/typescript-2-0.html#non-null-assertion-operator
---*/
// --- it promises that a value is there, and is erased
const names = new Map([["a", { size: 1 }]]);
names.get("a")!.size; // => 1
names.get("b")!.size; // !! TypeError

// --- inside a chain, twice, and before an assignment
const object: { list?: number[] } = { list: [1] };
object.list![0]!++;
object!.list!!; // => [2]
object?.list![0]; // => 2

// --- it is no negation
let n = 1;
[n != 2, n! == 1]; // => [true, true]
