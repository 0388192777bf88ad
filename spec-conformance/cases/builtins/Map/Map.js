/*---
spec: sec-map-constructor
---*/
// --- is filled by pairs
const ages = new Map([
  ["Ada", 36],
  ["Bob", 40],
  ["Ada", 37],
]);
ages; // => new Map([["Ada", 37], ["Bob", 40]])
new Map(null).size; // => 0
new Map(new Map([[1, 2]])); // => new Map([[1, 2]])

// --- keys of any kind, by identity; NaN is one key, and so are 0 and -0
const map = new Map([
  [NaN, "nan"],
  [-0, "zero"],
  ["1", "text"],
]);
map.get(NaN); // => "nan"
map.get(0); // => "zero"
Object.is([...map.keys()][1], 0); // => true
map.get(1); // => undefined

// --- fills by the method `set`, which is looked up once
class Loud extends Map {
  set(key, value) {
    return super.set(key, `${value}!`);
  }
}
new Loud([["a", "hey"]]).get("a"); // => "hey!"

// --- an entry that is no pair closes the iterator
const log = [];
function* entries() {
  try {
    yield "ab";
  } finally {
    log.push("closed");
  }
}
try {
  new Map(entries());
} catch (error) {
  log.push(error.name);
}
log; // => ["closed", "TypeError"]

// --- without a method `set` it cannot be filled
Map.prototype.set = undefined;
new Map().size; // => 0
new Map([]); // !! TypeError

// --- needs `new`
Map(); // !! TypeError
