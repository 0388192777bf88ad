/*---
spec: https://tc39.es/ecma402/#sec-intl.listformat.prototype-%symbol.tostringtag%
---*/
// --- what it calls itself
String(new Intl.ListFormat()); // => "[object Intl.ListFormat]"
