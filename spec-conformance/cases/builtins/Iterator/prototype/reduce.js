/*---
spec: sec-iterator.prototype.reduce
node: current
---*/
// --- folds from the left
[1, 2, 3].values().reduce((sum, n) => sum + n, 10); // => 16

// --- without a first value the first element is it, and the index begins at 1
const indices = [];
["a", "b", "c"].values().reduce((text, letter, index) => {
  indices.push(index);
  return text + letter;
}); // => "abc"
indices; // => [1, 2]

// --- undefined is a first value
[].values().reduce(() => "called", undefined); // => undefined

// --- nothing to begin with is refused
[].values().reduce((a, b) => a + b); // !! TypeError
