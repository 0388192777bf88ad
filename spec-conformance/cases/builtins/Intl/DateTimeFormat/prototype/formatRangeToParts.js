/*---
spec: https://tc39.es/ecma402/#sec-intl.datetimeformat.prototype.formatrangetoparts
---*/
// --- the pieces and where they come from
const format = new Intl.DateTimeFormat("de", { month: "long", day: "numeric" });
const parts = format.formatRangeToParts(new Date("2024-01-03"), new Date("2024-01-05"));
parts.filter(({ type }) => type !== "literal").map(({ value, source }) => [value, source]); // => [["3", "startRange"], ["5", "endRange"], ["Januar", "shared"]]

// --- it needs both
new Intl.DateTimeFormat("en").formatRangeToParts(undefined, 1); // !! TypeError
