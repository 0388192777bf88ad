/*---
spec: sec-map.prototype.getorinsertcomputed
node: current
---*/
// --- the value of a key, which is computed where there is none
const map = new Map([["a", 1]]);
map.getOrInsertComputed("a", () => "never called"); // => 1
map.getOrInsertComputed("b", (key) => key + key); // => "bb"
map.get("b"); // => "bb"

// --- what the callback sets itself is overwritten
const map = new Map();
map.getOrInsertComputed("a", (key) => {
  map.set(key, "inner");
  return "outer";
}); // => "outer"
map; // => new Map([["a", "outer"]])

// --- a callback that throws leaves nothing
const map = new Map();
try {
  map.getOrInsertComputed("a", () => {
    throw new Error();
  });
} catch {}
map.size; // => 0

// --- a callback is a function, also where it is not needed
new Map([["a", 1]]).getOrInsertComputed("a", 2); // !! TypeError
