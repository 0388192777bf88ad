/*---
spec: https://tc39.es/ecma402/#sec-intl.pluralrules.prototype-%symbol.tostringtag%
---*/
// --- what it calls itself
String(new Intl.PluralRules()); // => "[object Intl.PluralRules]"
