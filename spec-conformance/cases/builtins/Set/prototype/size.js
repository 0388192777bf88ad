/*---
spec: sec-get-set.prototype.size
---*/
// --- how many values there are
new Set([1, 1, 2]).size; // => 2
new Set().size; // => 0

// --- cannot be set
new Set().size = 1; // !! TypeError

// --- is not generic
Object.getOwnPropertyDescriptor(Set.prototype, "size").get.call(new Map()); // !! TypeError
