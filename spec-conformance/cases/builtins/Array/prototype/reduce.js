/*---
spec: sec-array.prototype.reduce
---*/
// --- folds from the left
[1, 2, 3].reduce((sum, n) => sum + n, 10); // => 16
["a", "b"].reduce((text, letter) => text + letter); // => "ab"

// --- without a first value the first element is it, holes are skipped
const calls = [];
[, "a", "b"].reduce((...rest) => {
  calls.push(rest.slice(0, 3));
  return rest[1];
});
calls; // => [["a", "b", 2]]

// --- one element alone calls nothing; undefined is a first value
[5].reduce(() => "called"); // => 5
[].reduce(() => "called", undefined); // => undefined

// --- nothing to begin with is refused
[].reduce((a, b) => a + b); // !! TypeError

// --- a callback is a function
[1].reduce(); // !! TypeError
