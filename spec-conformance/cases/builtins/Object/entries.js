/*---
spec: sec-object.entries
---*/
// --- pairs of key and value, integer keys first, then as written
Object.entries({ b: 1, a: 2, 1: 3, 0: 4 }); // => [["0", 4], ["1", 3], ["b", 1], ["a", 2]]

// --- text gives its characters, numbers nothing
Object.entries("hi"); // => [["0", "h"], ["1", "i"]]
Object.entries(5); // => []

// --- leaves inherited, hidden and symbol fields out; skips holes
const object = Object.create({ inherited: 1 }, { hidden: { value: 2 } });
object[Symbol("s")] = 3;
object.own = 4;
Object.entries(object); // => [["own", 4]]
Object.entries([, "b"]); // => [["1", "b"]]

// --- a getter may remove what has not come yet
const shrinking = {
  get a() {
    delete this.b;
    return 1;
  },
  b: 2,
};
Object.entries(shrinking); // => [["a", 1]]

// --- asks a proxy for every field's descriptor before its value
const log = [];
const handler = new Proxy({}, { get: (_, trap) => void log.push(trap) });
Object.entries(new Proxy({ a: 1, b: 2 }, handler));
log; // => ["ownKeys", "getOwnPropertyDescriptor", "get", "getOwnPropertyDescriptor", "get"]

// --- refuses nothing-values
Object.entries(null); // !! TypeError
