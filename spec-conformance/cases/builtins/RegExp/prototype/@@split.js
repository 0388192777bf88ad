/*---
spec: sec-regexp.prototype-%symbol.split%
---*/
// --- what `split` of strings asks; groups are kept
[/,/[Symbol.split]("a,b"), /(-)|\+/[Symbol.split]("a-b+c")]; // => [["a", "b"], ["a", "-", "b", undefined, "c"]]

// --- an empty match at the end or start does not cut
[/x*/[Symbol.split]("axxb"), /$/[Symbol.split]("a"), /(?:)/[Symbol.split]("")]; // => [["a", "b"], ["a"], []]

// --- the limit
[/,/[Symbol.split]("a,b,c", 2), /,/[Symbol.split]("a,b", 0), /,/[Symbol.split]("a,b", undefined)]; // => [["a", "b"], [], ["a", "b"]]

// --- lookbehind sees the whole text
/(?<=\d)(?=\D)/[Symbol.split]("12ab34c"); // => ["12", "ab34", "c"]

// --- only on objects
RegExp.prototype[Symbol.split].call(null, "a"); // !! TypeError
