/*---
spec: sec-array.prototype.findlast
---*/
// --- the last element for which the callback says yes
[1, 4, 3, 2].findLast((n) => n > 2); // => 3
[].findLast(() => true); // => undefined

// --- goes backwards and stops
const seen = [];
["a", "b", "c"].findLast((letter, index) => seen.push(index) === 2);
seen; // => [2, 1]

// --- works for what has a length
Array.prototype.findLast.call({ length: 2, 0: "x", 1: "y" }, () => true); // => "y"

// --- a callback is a function
[1].findLast({}); // !! TypeError
