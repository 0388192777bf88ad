/*---
spec: sec-get-regexp.prototype.ignoreCase
---*/
// --- whether small and capital letters are the same
[/a/i.ignoreCase, /É/i.test("é"), /[a-z]/i.test("K"), /ß/i.test("SS")]; // => [true, true, true, false]

// --- with `u` by the rules of Unicode
[/\u212a/i.test("k"), /\u212a/iu.test("k"), /ſ/i.test("s"), /ſ/iu.test("s")]; // => [false, true, false, true]

// --- only of patterns
Object.getOwnPropertyDescriptor(RegExp.prototype, "ignoreCase").get.call(1); // !! TypeError
