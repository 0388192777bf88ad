/*---
spec: https://tc39.es/ecma402/#sec-intl.numberformat.prototype-%symbol.tostringtag%
---*/
// --- what it calls itself
String(new Intl.NumberFormat()); // => "[object Intl.NumberFormat]"
