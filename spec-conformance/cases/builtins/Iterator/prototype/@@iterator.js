/*---
spec: sec-iterator.prototype-%symbol.iterator%
node: current
---*/
// --- an iterator is its own iterable
const values = [1, 2].values();
values[Symbol.iterator]() === values; // => true

// --- so a loop can go on where another ended
const values = [1, 2, 3].values();
for (const n of values) break;
[...values]; // => [2, 3]

// --- gives back any receiver
Iterator.prototype[Symbol.iterator].call(5); // => 5
Iterator.prototype[Symbol.iterator].name; // => "[Symbol.iterator]"
