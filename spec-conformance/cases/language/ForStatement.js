/*---
spec: sec-for-statement
---*/
// --- every round has its own `let`
const readers = [];
for (let i = 0; i < 3; i++) readers.push(() => i);
readers.map((read) => read()); // => [0, 1, 2]
const shared = [];
for (var v = 0; v < 3; v++) shared.push(() => v);
shared.map((read) => read()); // => [3, 3, 3]

// --- every part may be missing
let n = 0;
for (;;) if (++n === 4) break;
n; // => 4

// --- a closure made in the head keeps the first binding
let first;
for (let i = 0, read = () => i; i < 2; i++) first = read();
first; // => 0

// --- several variables, and the comma
const moves = [];
for (let low = 0, high = 3; low < high; low++, high--) moves.push([low, high]);
moves; // => [[0, 3], [1, 2]]

// --- a constant cannot be counted up
for (const i = 0; i < 2; i++); // !! TypeError: Assignment to constant variable.
