/*---
spec: https://tc39.es/ecma402/#sec-intl.listformat.prototype.format
---*/
// --- none, one, two, more; of any iterable
const list = new Intl.ListFormat("en");
[[], ["a"], ["a", "b"], new Set(["a", "b", "c"])].map((items) => list.format(items)); // => ["", "a", "a and b", "a, b, and c"]
[list.format(), list.format("ab")]; // => ["", "a and b"]

// --- only text inside
new Intl.ListFormat("en").format(["a", 1]); // !! TypeError
