/*---
spec: sec-map.prototype.values
---*/
// --- iterates over the values in the order of the keys
[
  ...new Map([
    ["b", 1],
    ["a", 1],
  ]).values(),
]; // => [1, 1]

// --- what is set while it runs is seen
const map = new Map([
  ["a", 1],
  ["b", 2],
]);
const seen = [];
for (const value of map.values()) {
  seen.push(value);
  map.set("b", 20);
}
seen; // => [1, 20]

// --- is not generic
Map.prototype.values.call([1]); // !! TypeError
