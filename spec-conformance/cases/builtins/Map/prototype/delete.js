/*---
spec: sec-map.prototype.delete
---*/
// --- takes a key away, and says whether it was there
const map = new Map([["a", 1]]);
map.delete("a"); // => true
map.delete("a"); // => false
map.size; // => 0

// --- NaN and zeros
new Map([[NaN, 1]]).delete(NaN); // => true
new Map([[0, 1]]).delete(-0); // => true

// --- what is deleted before its turn is not visited; what comes again is last
const map = new Map([
  ["a", 1],
  ["b", 2],
  ["c", 3],
]);
const seen = [];
for (const key of map.keys()) {
  seen.push(key);
  map.delete("b");
  if (seen.length === 1) {
    map.delete("a");
    map.set("a", 4);
  }
}
seen; // => ["a", "c", "a"]

// --- is not generic
Map.prototype.delete.call(new WeakMap(), {}); // !! TypeError
