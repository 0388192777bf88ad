/*---
spec: sec-regexp.prototype-%symbol.match%
---*/
// --- what `match` of strings asks
/\d/g[Symbol.match]("a1b2"); // => ["1", "2"]
"a1b2".match(/\d/); // => Object.assign(["1"], { index: 1, input: "a1b2", groups: undefined })

// --- it begins at the start and leaves `lastIndex` at zero
const pattern = /a/g;
pattern.lastIndex = 2;
[pattern[Symbol.match]("aaa").length, pattern.lastIndex]; // => [3, 0]

// --- it works by `exec`, which may be another one
const own = /a/g;
let rounds = 0;
own.exec = () => (rounds++ < 2 ? { 0: `own ${rounds}` } : null);
own[Symbol.match]("text"); // => ["own 1", "own 2"]

// --- `exec` must give an object or null
const broken = /a/;
broken.exec = () => 1;
broken[Symbol.match]("a"); // !! TypeError
