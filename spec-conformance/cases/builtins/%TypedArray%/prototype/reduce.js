/*---
spec: sec-%typedarray%.prototype.reduce
---*/
// --- folds from the left
new Uint8Array([1, 2, 3]).reduce((sum, n) => sum + n); // => 6
new Uint8Array([255, 255]).reduce((sum, n) => sum + n, 0.5); // => 510.5

// --- without a first value it begins with the first element
const indices = [];
new Uint8Array([1, 2, 3]).reduce((sum, n, index) => indices.push(index));
indices; // => [1, 2]

// --- nothing to begin with is refused
new Uint8Array(0).reduce((a, b) => a + b); // !! TypeError
