/*---
spec: sec-string.prototype.lastindexof
---*/
// --- the last place at or before an index
["banana".lastIndexOf("an"), "banana".lastIndexOf("an", 2), "banana".lastIndexOf("x")]; // => [3, 1, -1]

// --- no index, or one that is no number, means the end
["aba".lastIndexOf("a", NaN), "aba".lastIndexOf("a", undefined), "aba".lastIndexOf("a", null)]; // => [2, 2, 0]
["aba".lastIndexOf("a", -5), "aba".lastIndexOf("b", -5), "aba".lastIndexOf("")]; // => [0, -1, 3]

// --- a nullish receiver is refused
String.prototype.lastIndexOf.call(null, "a"); // !! TypeError
