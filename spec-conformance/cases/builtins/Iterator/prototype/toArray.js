/*---
spec: sec-iterator.prototype.toarray
node: current
---*/
// --- collects what is left
const values = [1, 2, 3].values();
values.next();
values.toArray(); // => [2, 3]
values.toArray(); // => []

// --- the result of next must be an object
({ __proto__: Iterator.prototype, next: () => 5 }).toArray(); // !! TypeError

// --- the receiver is an object
Iterator.prototype.toArray.call(1); // !! TypeError
