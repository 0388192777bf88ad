/*---
spec: https://tc39.es/ecma402/#sec-intl.pluralrules.prototype.select
---*/
// --- other languages have more forms, or fewer
[1, 2, 5, 22, 1.5].map((n) => new Intl.PluralRules("pl").select(n)); // => ["one", "few", "many", "few", "other"]
[0, 1, 2].map((n) => new Intl.PluralRules("ja").select(n)); // => ["other", "other", "other"]
[0, 1, 2, 3, 11, 100].map((n) => new Intl.PluralRules("ar").select(n)); // => ["zero", "one", "two", "few", "many", "other"]

// --- digits that are shown count
[new Intl.PluralRules("en").select(1), new Intl.PluralRules("en", { minimumFractionDigits: 1 }).select(1)]; // => ["one", "other"]

// --- a BigInt is no number here
new Intl.PluralRules("en").select(1n); // !! TypeError
