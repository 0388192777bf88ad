/*---
spec: sec-regexp.prototype-%symbol.search%
---*/
// --- what `search` of strings asks: the place, or -1
[/b/[Symbol.search]("abc"), /z/[Symbol.search]("abc")]; // => [1, -1]

// --- `g` and `lastIndex` mean nothing
const pattern = /a/gy;
pattern.lastIndex = 2;
[pattern[Symbol.search]("ba"), pattern[Symbol.search]("ab"), pattern.lastIndex]; // => [-1, 0, 2]

// --- only on objects
RegExp.prototype[Symbol.search].call(1, "a"); // !! TypeError
