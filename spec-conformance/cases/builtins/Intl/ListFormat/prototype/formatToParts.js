/*---
spec: https://tc39.es/ecma402/#sec-intl.listformat.prototype.formattoparts
---*/
// --- the elements and what stands between them
new Intl.ListFormat("en").formatToParts(["a", "b"]); // => [{ type: "element", value: "a" }, { type: "literal", value: " and " }, { type: "element", value: "b" }]

// --- only text inside
new Intl.ListFormat("en").formatToParts([null]); // !! TypeError
