/*---
spec: https://tc39.es/ecma402/#sec-intl.datetimeformat.prototype.formatrange
---*/
// --- what is the same in both is written once
const format = new Intl.DateTimeFormat("de", { year: "numeric", month: "long", day: "numeric" });
format.formatRange(new Date("2024-01-03"), new Date("2024-01-05")); // => "3.–5. Januar 2024"
format.formatRange(new Date("2024-01-03"), new Date("2024-01-03")); // => "3. Januar 2024"

// --- it needs both
new Intl.DateTimeFormat("en").formatRange(0); // !! TypeError
