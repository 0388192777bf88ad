/*---
spec: sec-string.prototype.at
---*/
// --- a negative index counts from the end
["abc".at(0), "abc".at(-1), "abc".at(3), "abc".at(-4)]; // => ["a", "c", undefined, undefined]

// --- the index is cut to an integer
["abc".at(1.9), "abc".at(-0.5), "abc".at(NaN), "abc".at("2"), "abc".at()]; // => ["b", "a", "a", "c", "a"]

// --- it counts units, not characters
"😀".at(0) === "\ud83d"; // => true

// --- any receiver becomes text, except null and undefined
String.prototype.at.call(1234, -1); // => "4"
String.prototype.at.call(null, 0); // !! TypeError
