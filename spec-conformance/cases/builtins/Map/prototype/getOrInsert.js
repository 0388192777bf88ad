/*---
spec: sec-map.prototype.getorinsert
node: current
---*/
// --- the value of a key, which is set to a first value where there is none
const counts = new Map();
for (const letter of "hello") counts.set(letter, counts.getOrInsert(letter, 0) + 1);
counts; // => new Map([["h", 1], ["e", 1], ["l", 2], ["o", 1]])

// --- undefined is a value that is there
const map = new Map([["a", undefined]]);
map.getOrInsert("a", 1); // => undefined

// --- -0 becomes 0
const map = new Map();
map.getOrInsert(-0, "zero"); // => "zero"
Object.is([...map.keys()][0], 0); // => true

// --- is not generic
Map.prototype.getOrInsert.call(new WeakMap(), {}, 1); // !! TypeError
