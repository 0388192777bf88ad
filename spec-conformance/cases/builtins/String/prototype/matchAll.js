/*---
spec: sec-string.prototype.matchall
---*/
// --- all matches with their groups, found one after the other
const found = [..."a1b22".matchAll(/([a-z])(\d+)/g)];
found.map((match) => [match.index, match[1], match[2]]); // => [[0, "a", "1"], [2, "b", "22"]]

// --- empty matches go on; the pattern itself does not move
const pattern = /x*/g;
[[..."ab".matchAll(pattern)].map((match) => match.index), pattern.lastIndex]; // => [[0, 1, 2], 0]

// --- it starts where the pattern stands
const late = /\d/g;
late.lastIndex = 2;
[..."1a2".matchAll(late)].length; // => 1

// --- a pattern without `g` is refused
"abc".matchAll(/b/); // !! TypeError

// --- text is a pattern with `g`
[..."a.b.".matchAll("\\.")].length; // => 2
