/*---
spec: sec-string.prototype.split
---*/
// --- at text or at a pattern
["a,b,,c".split(","), "a1b22c".split(/\d+/), "abc".split("")]; // => [["a", "b", "", "c"], ["a", "b", "c"], ["a", "b", "c"]]

// --- groups of the pattern are kept
"1+2-3".split(/([+-])/); // => ["1", "+", "2", "-", "3"]

// --- a limit, and no separator
["a,b,c".split(",", 2), "a,b".split(","  , 0), "a,b".split(), "a,b".split(undefined, 0)]; // => [["a", "b"], [], ["a,b"], []]

// --- empty text
["".split(","), "".split(""), "".split(/,/)]; // => [[""], [], [""]]

// --- empty separators cut between units; `u` keeps characters whole
["😀".split("").length, "😀a".split(/(?:)/u)]; // => [2, ["😀", "a"]]

// --- the limit is a number of 32 bits
"a,b,c".split(",", -1).length; // => 3

// --- an object can bring its own way of splitting, and sees the limit
"abc".split({ [Symbol.split]: (text, limit) => [text, limit] }, 5); // => ["abc", 5]

// --- a nullish receiver is refused
String.prototype.split.call(null, ","); // !! TypeError
