/*---
spec: sec-symbol.search
---*/
// --- what String.prototype.search calls
"abc".search({ [Symbol.search]: (text) => text.length }); // => 3

// --- a regular expression says where
"abc123".search(/\d/); // => 3
"abc".search(/\d/); // => -1

// --- the symbol is fixed
delete Symbol.search; // !! TypeError
