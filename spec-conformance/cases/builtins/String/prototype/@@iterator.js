/*---
spec: sec-string.prototype-%symbol.iterator%
---*/
// --- whole characters, not units
[[..."a😀"], "a😀".length]; // => [["a", "😀"], 3]

// --- a half alone comes alone; letters with marks come apart
[[..."\ud83dx"].length, [..."e\u0301"].length, [..."👩‍👧"].length]; // => [2, 2, 3]

// --- any receiver becomes text
[...String.prototype[Symbol.iterator].call(120)]; // => ["1", "2", "0"]
String.prototype[Symbol.iterator].call(null); // !! TypeError
