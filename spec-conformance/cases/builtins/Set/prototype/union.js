/*---
spec: sec-set.prototype.union
node: current
---*/
// --- what is in either, the receiver's first
new Set([2, 1]).union(new Set([3, 1])); // => new Set([2, 1, 3])

// --- makes a new set, also of a subclass
class Tags extends Set {}
const tags = new Tags(["a"]);
const both = tags.union(new Tags(["b"]));
both.constructor === Set; // => true
tags.size; // => 1

// --- an array is wrapped before
new Set([1]).union(new Set([2, 3])); // => new Set([1, 2, 3])
new Set([1]).union([2, 3]); // !! TypeError
