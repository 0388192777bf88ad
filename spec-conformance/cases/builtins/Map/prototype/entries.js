/*---
spec: sec-map.prototype.entries
---*/
// --- iterates over pairs in the order of insertion; it is what for-of uses
const map = new Map([
  ["b", 1],
  ["a", 2],
]);
map.set("b", 3);
[...map.entries()]; // => [["b", 3], ["a", 2]]
Map.prototype[Symbol.iterator] === Map.prototype.entries; // => true

// --- every pair is an array of its own
const map = new Map([["a", 1]]);
const [entry] = map;
entry[1] = 99;
map.get("a"); // => 1

// --- is not generic
Map.prototype.entries.call([]); // !! TypeError
