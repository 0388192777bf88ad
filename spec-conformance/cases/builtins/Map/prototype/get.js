/*---
spec: sec-map.prototype.get
---*/
// --- the value of a key, undefined where there is none
const map = new Map([
  ["a", 1],
  ["b", undefined],
]);
map.get("a"); // => 1
map.get("b"); // => undefined
map.get("c"); // => undefined

// --- keys are compared by identity, never converted
const key = {};
const map = new Map([
  [key, "found"],
  [1, "number"],
]);
map.get(key); // => "found"
map.get({}); // => undefined
map.get("1"); // => undefined

// --- is not generic
Map.prototype.get.call({}, "a"); // !! TypeError
