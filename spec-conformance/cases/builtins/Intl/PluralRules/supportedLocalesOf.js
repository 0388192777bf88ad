/*---
spec: https://tc39.es/ecma402/#sec-intl.pluralrules.supportedlocalesof
---*/
// --- those of the given languages for which there is data
Intl.PluralRules.supportedLocalesOf(["pl", "xx"]); // => ["pl"]
