/*---
spec: https://tc39.es/ecma402/#sec-intl.pluralrules.prototype.resolvedoptions
---*/
// --- what was chosen, and which forms there are
const { locale, type, pluralCategories } = new Intl.PluralRules("en", { type: "ordinal" }).resolvedOptions();
[locale, type, pluralCategories.toSorted()]; // => ["en", "ordinal", ["few", "one", "other", "two"]]

// --- only of plural rules
Intl.PluralRules.prototype.resolvedOptions.call({}); // !! TypeError
