/*---
spec: https://tc39.es/ecma402/#sec-intl.datetimeformat.prototype.formattoparts
---*/
// --- the pieces, to be put together in another way
const parts = new Intl.DateTimeFormat("en-US").formatToParts(new Date("2024-02-05"));
parts.map(({ type, value }) => `${type}:${value}`); // => ["month:2", "literal:/", "day:5", "literal:/", "year:2024"]
const { year, month, day } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`; // => "2024-02-05"

// --- an invalid date
new Intl.DateTimeFormat("en").formatToParts(Infinity); // !! RangeError
