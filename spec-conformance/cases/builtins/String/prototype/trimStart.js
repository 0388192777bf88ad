/*---
spec: sec-string.prototype.trimstart
---*/
// --- only at the beginning; `trimLeft` is its older name
["  a  ".trimStart(), String.prototype.trimLeft === String.prototype.trimStart, String.prototype.trimLeft.name]; // => ["a  ", true, "trimStart"]

// --- a nullish receiver is refused
String.prototype.trimStart.call(undefined); // !! TypeError
