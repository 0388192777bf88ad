/*---
spec: sec-string.prototype.indexof
---*/
// --- the first place, or -1
["banana".indexOf("an"), "banana".indexOf("an", 2), "banana".indexOf("x")]; // => [1, 3, -1]

// --- empty text is everywhere, at the latest at the end
["abc".indexOf(""), "abc".indexOf("", 2), "abc".indexOf("", 99), "".indexOf("")]; // => [0, 2, 3, 0]

// --- receiver, then text, then place
const log = [];
const note = (name, value) => ({ [Symbol.toPrimitive]: () => (log.push(name), value) });
String.prototype.indexOf.call(note("this", "xay"), note("text", "a"), note("place", 0)); // => 1
log; // => ["this", "text", "place"]

// --- a nullish receiver is refused
String.prototype.indexOf.call(undefined, "a"); // !! TypeError
