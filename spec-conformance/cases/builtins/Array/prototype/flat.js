/*---
spec: sec-array.prototype.flat
---*/
// --- takes one level of nesting away, or as many as it is told
[1, [2, [3, [4]]]].flat(); // => [1, 2, [3, [4]]]
[1, [2, [3, [4]]]].flat(2); // => [1, 2, 3, [4]]
[1, [2, [3, [4]]]].flat(Infinity); // => [1, 2, 3, 4]

// --- depth 0 copies; holes are gone on every level
[1, [2]].flat(0); // => [1, [2]]
[1, , [, 2]].flat(); // => [1, 2]

// --- only arrays are flattened
[new Set([1]), "ab", { length: 1, 0: "x" }].flat().length; // => 3

// --- deep nesting is no matter
let nested = ["deep"];
for (let depth = 0; depth < 1000; depth++) nested = [nested];
nested.flat(Infinity); // => ["deep"]

// --- refuses nothing-values
Array.prototype.flat.call(null); // !! TypeError
