/*---
spec: sec-symbol.match
---*/
// --- what String.prototype.match calls
"a-b".match({ [Symbol.match]: (text) => text.split("-") }); // => ["a", "b"]

// --- marks what is no plain text for startsWith and its like
"/a/".startsWith({ [Symbol.match]: false, toString: () => "/a" }); // => true
"/a/".startsWith(/a/); // !! TypeError

// --- a regular expression has it
typeof RegExp.prototype[Symbol.match]; // => "function"
"2024-05".match(/\d+/)[0]; // => "2024"
