/*---
spec: sec-string.prototype.slice
---*/
// --- from one place to before another; negative ones count from the end
["abcdef".slice(1, 3), "abcdef".slice(-2), "abcdef".slice(1, -1), "abcdef".slice()]; // => ["bc", "ef", "bcde", "abcdef"]

// --- in the wrong order nothing is left
["abc".slice(2, 1), "abc".slice(5), "abc".slice(-5, 2), "abc".slice(NaN, 1)]; // => ["", "", "ab", "a"]

// --- a nullish receiver is refused
String.prototype.slice.call(undefined, 0); // !! TypeError
