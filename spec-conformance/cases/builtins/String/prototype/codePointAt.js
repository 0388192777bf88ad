/*---
spec: sec-string.prototype.codepointat
---*/
// --- the whole character that begins there
["😀".codePointAt(0), "A".codePointAt(0)]; // => [128512, 65]

// --- in its middle only the second half; outside undefined
["😀".codePointAt(1), "A".codePointAt(1), "A".codePointAt(-1)]; // => [56832, undefined, undefined]

// --- a half alone is itself
"\ud83dx".codePointAt(0); // => 55357

// --- a nullish receiver is refused
String.prototype.codePointAt.call(undefined); // !! TypeError
