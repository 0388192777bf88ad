/*---
spec: sec-set.prototype.isdisjointfrom
node: current
---*/
// --- whether they have nothing in common
new Set([1, 2]).isDisjointFrom(new Set([3])); // => true
new Set([1, 2]).isDisjointFrom(new Set([2, 3])); // => false
new Set().isDisjointFrom(new Set()); // => true

// --- closes the other's iterator at the first that is in both
const log = [];
const other = {
  size: 1,
  has: () => false,
  *keys() {
    try {
      yield 1;
      yield 2;
    } finally {
      log.push("closed");
    }
  },
};
new Set([1, 5]).isDisjointFrom(other); // => false
log; // => ["closed"]

// --- a negative size is refused
new Set().isDisjointFrom({ size: -1, has() {}, keys() {} }); // !! RangeError
