/*---
spec: https://tc39.es/ecma402/#sec-intl.numberformat.prototype.formattoparts
---*/
// --- the pieces, to be put together in another way
const parts = new Intl.NumberFormat("en-US", { style: "currency", currency: "EUR" }).formatToParts(-1234.5);
parts.map(({ type, value }) => `${type} ${value}`); // => ["minusSign -", "currency €", "integer 1", "group ,", "integer 234", "decimal .", "fraction 50"]

// --- what separates thousands in a language
const group = (locale) => new Intl.NumberFormat(locale).formatToParts(12345).find(({ type }) => type === "group").value;
["en", "de", "fr"].map(group); // => [",", ".", "\u202f"]

// --- a symbol is no number
new Intl.NumberFormat("en").formatToParts(Symbol("s")); // !! TypeError
