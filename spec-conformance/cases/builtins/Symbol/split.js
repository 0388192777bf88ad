/*---
spec: sec-symbol.split
---*/
// --- what String.prototype.split calls
"a1b".split({ [Symbol.split]: (text, limit) => [text, limit] }, 5); // => ["a1b", 5]

// --- a regular expression splits with its groups
"a1b2c".split(/(\d)/); // => ["a", "1", "b", "2", "c"]

// --- the symbol's name
Symbol.split.toString(); // => "Symbol(Symbol.split)"
