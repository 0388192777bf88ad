/*---
spec: sec-comma-operator
---*/
// --- all are evaluated, the last one counts
let n = 0;
[(n++, n++, n), (1, 2, 3)]; // => [2, 3]

// --- in the head of a loop
const pairs = [];
for (let i = 0, j = 10; i < j; i += 4, j -= 4) pairs.push([i, j]);
pairs; // => [[0, 10], [4, 6]]

// --- a comma makes a plain value of a method
const object = { self() { return this; } };
[(object.self)() === object, (0, object.self)()]; // => [true, undefined]
