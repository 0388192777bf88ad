/*---
spec: sec-array.prototype.flatmap
---*/
// --- maps, then takes one level of nesting away
["a b", "c"].flatMap((line) => line.split(" ")); // => ["a", "b", "c"]
[1, 2].flatMap((n) => [[n]]); // => [[1], [2]]

// --- an empty array drops the element
[1, 2, 3].flatMap((n) => (n % 2 ? [n, n] : [])); // => [1, 1, 3, 3]

// --- skips holes; the callback gets element, index and array
const calls = [];
[, "a"].flatMap((...rest) => {
  calls.push(rest);
  return [];
});
calls; // => [["a", 1, [, "a"]]]

// --- a callback is a function
[1].flatMap(null); // !! TypeError
