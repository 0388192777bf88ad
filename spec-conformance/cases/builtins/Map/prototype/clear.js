/*---
spec: sec-map.prototype.clear
---*/
// --- takes everything away
const map = new Map([["a", 1]]);
map.clear(); // => undefined
map.size; // => 0

// --- an iteration that is under way goes on with what comes after
const map = new Map([
  ["a", 1],
  ["b", 2],
]);
const seen = [];
for (const [key] of map) {
  seen.push(key);
  if (key === "a") {
    map.clear();
    map.set("c", 3);
  }
}
seen; // => ["a", "c"]

// --- is not generic
Map.prototype.clear.call(new Set()); // !! TypeError
