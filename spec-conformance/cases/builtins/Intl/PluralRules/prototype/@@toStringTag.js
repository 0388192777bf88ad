/*---
spec: https://tc39.es/ecma402/#sec-intl.pluralrules.prototype-%symbol.tostringtag%
---*/
// --- what it calls itself
String(new Intl.PluralRules()); // => "[object Intl.PluralRules]"

// --- not writable, not listed, but configurable
const owner = Intl.PluralRules.prototype;
const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(owner, Symbol.toStringTag);
[writable, enumerable, configurable]; // => [false, false, true]
