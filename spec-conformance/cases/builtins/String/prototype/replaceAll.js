/*---
spec: sec-string.prototype.replaceall
---*/
// --- every place, also of plain text
["a-b-c".replaceAll("-", "+"), "aaa".replaceAll("aa", "b"), "abc".replaceAll("", "_")]; // => ["a+b+c", "ba", "_a_b_c_"]

// --- special signs of patterns mean themselves in text
"1.5.2".replaceAll(".", "$&$&"); // => "1..5..2"
"a.b".replaceAll(".", () => "$&"); // => "a$&b"

// --- the function gets match, place and text
"abab".replaceAll("b", (match, at) => at); // => "a1a3"

// --- what is searched must be a pattern or text; a pattern's flags are read
const log = [];
const spy = { [Symbol.match]: true, get flags() { return log.push("flags") && "g"; }, [Symbol.replace]: () => "own way" };
"abc".replaceAll(spy, "x"); // => "own way"
log; // => ["flags"]

// --- a pattern must have `g`
"abc".replaceAll(/b/g, "x"); // => "axc"
"abc".replaceAll(/b/, "x"); // !! TypeError: String.prototype.replaceAll called with a non-global RegExp argument
