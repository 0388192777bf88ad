/*---
spec: sec-set.prototype.symmetricdifference
node: current
---*/
// --- what is in one of the two
new Set([1, 2]).symmetricDifference(new Set([2, 3])); // => new Set([1, 3])
new Set([1]).symmetricDifference(new Set([1])); // => new Set()

// --- a value that the other gives twice counts once
const other = { size: 2, has() {}, keys: () => [5, 5].values() };
new Set([1]).symmetricDifference(other); // => new Set([1, 5])

// --- the size may be a number as text, the keys any iterator
const other = { size: "1", has() {}, keys: () => ({ next: () => ({ done: true }) }) };
new Set([1]).symmetricDifference(other); // => new Set([1])

// --- is not generic
Set.prototype.symmetricDifference.call(new Map(), new Set()); // !! TypeError
