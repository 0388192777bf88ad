/*---
spec: sec-array.prototype.copywithin
---*/
// --- copies a part over another, the length stays
[1, 2, 3, 4, 5].copyWithin(0, 3); // => [4, 5, 3, 4, 5]
[1, 2, 3, 4, 5].copyWithin(1, 0, 3); // => [1, 1, 2, 3, 5]

// --- negative positions count from the end
[1, 2, 3, 4, 5].copyWithin(-2, -4, -3); // => [1, 2, 3, 2, 5]

// --- overlapping parts do not disturb each other; holes are copied as holes
[1, 2, 3, 4].copyWithin(1, 0); // => [1, 1, 2, 3]
[, 2, 3].copyWithin(1, 0, 2); // => [, , 2]

// --- a read-only element ends it
Object.freeze([1, 2]).copyWithin(0, 1); // !! TypeError
