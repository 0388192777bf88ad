/*---
spec: sec-string.prototype.iswellformed
---*/
// --- halves of characters must come in pairs
["a😀".isWellFormed(), "\ud83d".isWellFormed(), "\ude00\ud83d".isWellFormed(), "".isWellFormed()]; // => [true, false, false, true]

// --- cutting through a character breaks it
"a😀".slice(0, 2).isWellFormed(); // => false

// --- a nullish receiver is refused
String.prototype.isWellFormed.call(null); // !! TypeError
