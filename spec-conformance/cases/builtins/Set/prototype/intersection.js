/*---
spec: sec-set.prototype.intersection
node: current
---*/
// --- what is in both
new Set([1, 2, 3]).intersection(new Set([3, 2])); // => new Set([3, 2])
new Set([1]).intersection(new Set()); // => new Set()

// --- in the order of the receiver where it is the smaller one
new Set([1, 2]).intersection(new Set([3, 2, 1])); // => new Set([1, 2])

// --- what the other's `has` takes away is not asked about, what it adds is
const set = new Set([1, 2, 3]);
const asked = [];
set.intersection({
  size: 9,
  has(n) {
    asked.push(n);
    set.delete(2);
    set.add(4);
  },
  keys() {},
});
asked; // => [1, 3, 4]

// --- the size is read first and must be a number
const log = [];
const other = {
  get size() {
    log.push("size");
    return NaN;
  },
  get has() {
    log.push("has");
  },
};
try {
  new Set().intersection(other);
} catch (error) {
  log.push(error.name);
}
log; // => ["size", "TypeError"]

// --- is not generic
Set.prototype.intersection.call([1], new Set()); // !! TypeError
