/*---
spec: sec-escape-string
---*/
// --- an old encoding of units, two or four digits each
[escape("a b+c/d"), escape("ä"), escape("€"), escape("😀")]; // => ["a%20b+c/d", "%E4", "%u20AC", "%uD83D%uDE00"]

// --- half a character is no problem
escape("\ud83d"); // => "%uD83D"

// --- a symbol has no text
escape(Symbol("s")); // !! TypeError
