/*---
spec: https://tc39.es/ecma402/#sec-intl.relativetimeformat.prototype.format
---*/
// --- fractions, minus zero, text
const german = new Intl.RelativeTimeFormat("de");
[german.format(1.5, "hour"), german.format(-0, "hour"), german.format("2", "year")]; // => ["in 1,5 Stunden", "vor 0 Stunden", "in 2 Jahren"]

// --- short forms
new Intl.RelativeTimeFormat("en", { style: "narrow" }).format(-5, "minutes"); // => "5m ago"

// --- only known units
new Intl.RelativeTimeFormat("en").format(1, "fortnight"); // !! RangeError

// --- only finite numbers
new Intl.RelativeTimeFormat("en").format(Infinity, "day"); // !! RangeError
