/*---
spec: https://tc39.es/ecma402/#sec-intl.relativetimeformat.prototype-%symbol.tostringtag%
---*/
// --- what it calls itself
String(new Intl.RelativeTimeFormat()); // => "[object Intl.RelativeTimeFormat]"
