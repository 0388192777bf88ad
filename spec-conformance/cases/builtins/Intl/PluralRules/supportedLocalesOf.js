/*---
spec: https://tc39.es/ecma402/#sec-intl.pluralrules.supportedlocalesof
---*/
// --- those of the given languages for which there is data
Intl.PluralRules.supportedLocalesOf(["pl", "xx"]); // => ["pl"]

// --- tags are put in order, each once; nothing gives nothing
Intl.PluralRules.supportedLocalesOf(["EN-us", "en-US"]); // => ["en-US"]
[Intl.PluralRules.supportedLocalesOf(), Intl.PluralRules.supportedLocalesOf([])]; // => [[], []]

// --- a wrong tag
Intl.PluralRules.supportedLocalesOf("_"); // !! RangeError
