/*---
spec: sec-set.prototype.issubsetof
node: current
---*/
// --- whether the other has all of it
new Set([1, 2]).isSubsetOf(new Set([3, 2, 1])); // => true
new Set([1, 4]).isSubsetOf(new Set([1, 2, 3])); // => false
new Set().isSubsetOf(new Set()); // => true

// --- is no, without asking, where the other is smaller
const log = [];
new Set([1, 2]).isSubsetOf({ size: 1, has: () => log.push("has"), keys() {} }); // => false
log; // => []

// --- what is no set is refused
new Set().isSubsetOf("ab"); // !! TypeError
