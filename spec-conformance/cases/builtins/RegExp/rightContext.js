/*---
spec: sec-regexp-constructor
---*/
// --- the last match is not kept: use what `exec` or `match` gives
/(a)(b)(c)/.test("abc");
[RegExp.rightContext, "rightContext" in RegExp]; // => [undefined, false]
