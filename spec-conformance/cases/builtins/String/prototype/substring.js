/*---
spec: sec-string.prototype.substring
---*/
// --- two places in any order; negative ones are zero
["abcdef".substring(1, 3), "abcdef".substring(3, 1), "abcdef".substring(-2, 2), "abcdef".substring(4)]; // => ["bc", "bc", "ab", "ef"]

// --- what is no number is zero, the end if it is missing
["abc".substring(NaN, 2), "abc".substring(1, NaN), "abc".substring(1, undefined), "abc".substring(99)]; // => ["ab", "a", "bc", ""]

// --- a nullish receiver is refused
String.prototype.substring.call(null, 0); // !! TypeError
