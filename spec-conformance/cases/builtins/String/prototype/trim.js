/*---
spec: sec-string.prototype.trim
---*/
// --- spaces of all kinds and line breaks, at both ends
"\t\n\v\f\r \u00a0\ufeff\u2003\u2028\u3000x y\u3000 ".trim(); // => "x y"

// --- not what merely looks empty
["\u200bx".trim().length, "\u180ex".trim().length]; // => [2, 2]

// --- a nullish receiver is refused
String.prototype.trim.call(null); // !! TypeError
