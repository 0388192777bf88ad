/*---
spec: sec-set.prototype.values
---*/
// --- iterates in the order of insertion; keys and for-of are the same
[...new Set(["b", "a"]).values()]; // => ["b", "a"]
Set.prototype.keys === Set.prototype.values; // => true
Set.prototype[Symbol.iterator] === Set.prototype.values; // => true

// --- the function is named values
Set.prototype.keys.name; // => "values"

// --- is not generic
Set.prototype.values.call([]); // !! TypeError
