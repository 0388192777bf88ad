/*---
spec: sec-string.prototype.trimend
---*/
// --- only at the end; `trimRight` is its older name
["  a  ".trimEnd(), String.prototype.trimRight === String.prototype.trimEnd, String.prototype.trimRight.name]; // => ["  a", true, "trimEnd"]

// --- a nullish receiver is refused
String.prototype.trimEnd.call(undefined); // !! TypeError
