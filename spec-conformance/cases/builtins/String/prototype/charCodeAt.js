/*---
spec: sec-string.prototype.charcodeat
---*/
// --- the number of a unit; outside NaN
["A".charCodeAt(0), "A".charCodeAt(), "A".charCodeAt(1), "A".charCodeAt(-1)]; // => [65, 65, NaN, NaN]

// --- a character beyond 16 bits has two
["😀".charCodeAt(0), "😀".charCodeAt(1)]; // => [55357, 56832]

// --- a nullish receiver is refused
String.prototype.charCodeAt.call(null); // !! TypeError
