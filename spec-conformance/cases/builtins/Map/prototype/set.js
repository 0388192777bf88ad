/*---
spec: sec-map.prototype.set
---*/
// --- sets a value, and gives back the map
const map = new Map();
map.set("a", 1).set("b", 2) === map; // => true
map; // => new Map([["a", 1], ["b", 2]])

// --- a key that is there keeps its place
const map = new Map([
  ["a", 1],
  ["b", 2],
]);
map.set("a", 3);
[...map]; // => [["a", 3], ["b", 2]]

// --- -0 becomes 0
const [key] = new Map().set(-0, "zero").keys();
Object.is(key, 0); // => true

// --- freezing does not stop it
Object.freeze(new Map()).set("a", 1).size; // => 1

// --- is not generic
Map.prototype.set.call({}, "a", 1); // !! TypeError
