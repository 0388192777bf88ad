/*---
spec: sec-set.prototype.difference
node: current
---*/
// --- what is only in the receiver
new Set([1, 2, 3]).difference(new Set([2])); // => new Set([1, 3])
new Set([1]).difference(new Set([1])); // => new Set()

// --- takes what has size, has and keys: a map by its keys
new Set(["a", "b"]).difference(new Map([["a", 1]])); // => new Set(["b"])

// --- asks `has` where the other is the larger one, walks through its keys otherwise
const log = [];
const other = (size) => ({
  size,
  has: (n) => log.push(`has ${n}`) > 99,
  keys: () => {
    log.push("keys");
    return [].values();
  },
});
new Set([1]).difference(other(5));
new Set([1]).difference(other(0));
log; // => ["has 1", "keys"]

// --- every element is asked about, whatever the other's `has` does to the set meanwhile
const set = new Set([1, 2, 3]);
const asked = [];
set.difference({
  size: 9,
  has(n) {
    asked.push(n);
    set.delete(n + 1);
  },
  keys() {},
}); // => new Set([1, 2, 3])
asked; // => [1, 2, 3]
set; // => new Set([1])

// --- an array is no such thing
new Set([1]).difference([1]); // !! TypeError
