/*---
spec: sec-array.prototype.reduceright
---*/
// --- folds from the right
["a", "b", "c"].reduceRight((text, letter) => text + letter); // => "cba"
[[1], [2], [3]].reduceRight((all, each) => all.concat(each), []); // => [3, 2, 1]

// --- indices go down, holes are skipped
const indices = [];
[1, , 3].reduceRight((_, n, index) => indices.push(index), 0);
indices; // => [2, 0]

// --- nothing to begin with is refused
[, ,].reduceRight((a, b) => a + b); // !! TypeError
