/*---
spec: sec-regexp.prototype.test
---*/
// --- whether it matches anywhere
[/\d/.test("a1"), /^\d$/.test("a1"), /null/.test(null), /undefined/.test()]; // => [true, false, true, true]

// --- with `g` it remembers, which surprises
const pattern = /a/g;
[pattern.test("a"), pattern.test("a"), pattern.test("a")]; // => [true, false, true]

// --- it asks `exec`
RegExp.prototype.test.call({ exec: (text) => (text === "yes" ? {} : null) }, "yes"); // => true
RegExp.prototype.test.call("no object"); // !! TypeError
