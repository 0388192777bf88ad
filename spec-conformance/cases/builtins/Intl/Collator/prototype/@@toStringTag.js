/*---
spec: https://tc39.es/ecma402/#sec-intl.collator.prototype-%symbol.tostringtag%
---*/
// --- what it calls itself
String(new Intl.Collator()); // => "[object Intl.Collator]"
