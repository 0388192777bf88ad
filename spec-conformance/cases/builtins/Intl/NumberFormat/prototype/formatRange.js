/*---
spec: https://tc39.es/ecma402/#sec-intl.numberformat.prototype.formatrange
---*/
// --- from one number to another
const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
[format.formatRange(3, 5), format.formatRange(2.9, 3.1)]; // => ["$3 – $5", "~$3"]

// --- not to something that is no number
new Intl.NumberFormat("en").formatRange(1, NaN); // !! RangeError

// --- it needs both
new Intl.NumberFormat("en").formatRange(1); // !! TypeError
