/*---
spec: sec-set.prototype.entries
---*/
// --- iterates over pairs of a value and itself, as a map's would
[...new Set(["a", "b"]).entries()]; // => [["a", "a"], ["b", "b"]]

// --- in the order of insertion
const set = new Set([2, 1]);
set.delete(2);
set.add(2);
[...set.entries()].map(([n]) => n); // => [1, 2]

// --- is not generic
Set.prototype.entries.call(new Map()); // !! TypeError
