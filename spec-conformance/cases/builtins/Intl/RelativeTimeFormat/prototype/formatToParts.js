/*---
spec: https://tc39.es/ecma402/#sec-intl.relativetimeformat.prototype.formattoparts
---*/
// --- the number and the words around it
new Intl.RelativeTimeFormat("en").formatToParts(2, "day"); // => [{ type: "literal", value: "in " }, { type: "integer", value: "2", unit: "day" }, { type: "literal", value: " days" }]

// --- only known units
new Intl.RelativeTimeFormat("en").formatToParts(1, ""); // !! RangeError
