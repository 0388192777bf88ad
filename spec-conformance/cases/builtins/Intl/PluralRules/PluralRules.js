/*---
spec: https://tc39.es/ecma402/#sec-intl-pluralrules-constructor
---*/
// --- which form of a word a number needs
const rules = new Intl.PluralRules("en");
const words = { one: "item", other: "items" };
[0, 1, 2].map((n) => `${n} ${words[rules.select(n)]}`); // => ["0 items", "1 item", "2 items"]

// --- places in an order: 1st, 2nd, 3rd, 4th
const ordinal = new Intl.PluralRules("en", { type: "ordinal" });
const ends = { one: "st", two: "nd", few: "rd", other: "th" };
[1, 2, 3, 4, 11, 21].map((n) => n + ends[ordinal.select(n)]); // => ["1st", "2nd", "3rd", "4th", "11th", "21st"]

// --- it is made with `new`
Intl.PluralRules("en"); // !! TypeError: Constructor Intl.PluralRules requires 'new'
