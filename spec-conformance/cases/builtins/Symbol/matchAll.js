/*---
spec: sec-symbol.matchall
---*/
// --- what String.prototype.matchAll calls
[..."a1b2".matchAll({ [Symbol.matchAll]: (text) => [text, "once"] })]; // => ["a1b2", "once"]

// --- a regular expression must be global
[..."a1b2".matchAll(/\d/g)].map(([digit]) => digit); // => ["1", "2"]
"a1b2".matchAll(/\d/); // !! TypeError

// --- the symbol's name
Symbol.matchAll.description; // => "Symbol.matchAll"
