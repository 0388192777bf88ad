/*---
spec: sec-string.prototype.substr
---*/
// --- a place and a length
["abcdef".substr(1, 3), "abcdef".substr(-2), "abcdef".substr(-4, 2), "abcdef".substr(2)]; // => ["bcd", "ef", "cd", "cdef"]

// --- nothing is left of negative lengths and of places outside
["abc".substr(1, -1), "abc".substr(9), "abc".substr(-9, 1), "abc".substr(1, undefined)]; // => ["", "", "a", "bc"]

// --- a nullish receiver is refused
String.prototype.substr.call(null, 0); // !! TypeError
