/*---
spec: https://tc39.es/ecma402/#sec-intl.datetimeformat.prototype-%symbol.tostringtag%
---*/
// --- what it calls itself
String(new Intl.DateTimeFormat()); // => "[object Intl.DateTimeFormat]"
