/*---
spec: sec-get-regexp.prototype.dotAll
---*/
// --- whether the dot matches line breaks too
[/./s.dotAll, /./.dotAll, /a.b/s.test("a\nb"), /a.b/.test("a\nb"), /a.b/.test("a\u2028b")]; // => [true, false, true, false, false]

// --- the prototype is no pattern, but asking it is no error
RegExp.prototype.dotAll; // => undefined
Object.getOwnPropertyDescriptor(RegExp.prototype, "dotAll").get.call({}); // !! TypeError
