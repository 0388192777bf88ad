/*---
spec: sec-map.prototype.keys
---*/
// --- iterates over the keys in the order of insertion
const map = new Map([
  ["b", 1],
  ["a", 2],
]);
[...map.keys()]; // => ["b", "a"]

// --- sees what is added, until it has ended
const map = new Map();
const keys = map.keys();
map.set("late", 1);
keys.next(); // => { value: "late", done: false }
keys.next(); // => { value: undefined, done: true }
map.set("too late", 2);
keys.next(); // => { value: undefined, done: true }

// --- is not generic
Map.prototype.keys.call(new Set()); // !! TypeError
