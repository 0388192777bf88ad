/*---
spec: sec-string.prototype-%symbol.iterator%
---*/
// --- walks code points, not code units
[..."a\u{1F600}\uD800"]; // => ["a", "\u{1F600}", "\uD800"]

// --- has a name of its own
String.prototype[Symbol.iterator].name; // => "[Symbol.iterator]"

// --- a nullish receiver is refused
String.prototype[Symbol.iterator].call(undefined); // !! TypeError
