/*---
spec: sec-string.prototype.valueof
---*/
// --- the text of a text or of its object
[new String("a").valueOf(), typeof new String("a").valueOf()]; // => ["a", "string"]

// --- it decides over `+`, while templates ask `toString`
const boxed = new String("a");
boxed.valueOf = () => "value";
[boxed + "", `${boxed}`]; // => ["value", "a"]

// --- it is not for others
String.prototype.valueOf.call({}); // !! TypeError: String.prototype.valueOf requires that 'this' be a String
