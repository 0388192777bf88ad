/*---
spec: sec-set.prototype.issupersetof
node: current
---*/
// --- whether it has all of the other
new Set([1, 2, 3]).isSupersetOf(new Set([1, 3])); // => true
new Set([1]).isSupersetOf(new Set([1, 2])); // => false
new Set([1]).isSupersetOf(new Set()); // => true

// --- takes a map by its keys
new Set(["a", "b"]).isSupersetOf(new Map([["a", 1]])); // => true

// --- `has` and `keys` must be functions
new Set().isSupersetOf({ size: 0, has() {}, keys: [] }); // !! TypeError
