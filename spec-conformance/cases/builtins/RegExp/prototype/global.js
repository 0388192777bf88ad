/*---
spec: sec-get-regexp.prototype.global
---*/
// --- whether all matches are meant
[/a/g.global, /a/.global, "aa".replace(/a/g, "b"), "aa".replace(/a/, "b")]; // => [true, false, "bb", "ba"]

// --- it cannot be changed
/a/.global = true; // !! TypeError
