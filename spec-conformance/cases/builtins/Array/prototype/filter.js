/*---
spec: sec-array.prototype.filter
---*/
// --- keeps the elements for which the callback says yes
[1, 2, 3, 4].filter((n) => n > 2); // => [3, 4]
["", "a", 0, null, 1].filter(Boolean); // => ["a", 1]

// --- holes are gone, undefined stays
[1, , undefined, 2].filter(() => true); // => [1, undefined, 2]

// --- the length is read first: what the callback appends is not visited
const list = [1, 2];
list.filter((n) => list.push(n) > 0); // => [1, 2]
list; // => [1, 2, 1, 2]

// --- makes what the species makes
class Stack extends Array {}
Stack.of(1).filter(() => true) instanceof Stack; // => true

// --- a callback is a function
[1].filter("yes"); // !! TypeError
