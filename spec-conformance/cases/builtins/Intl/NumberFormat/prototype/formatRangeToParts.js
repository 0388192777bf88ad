/*---
spec: https://tc39.es/ecma402/#sec-intl.numberformat.prototype.formatrangetoparts
---*/
// --- the pieces and where they come from
const parts = new Intl.NumberFormat("en").formatRangeToParts(1, 2);
parts.filter(({ type }) => type === "integer"); // => [{ type: "integer", value: "1", source: "startRange" }, { type: "integer", value: "2", source: "endRange" }]

// --- it needs both
new Intl.NumberFormat("en").formatRangeToParts(undefined, 1); // !! TypeError
