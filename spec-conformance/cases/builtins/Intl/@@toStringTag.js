/*---
spec: https://tc39.es/ecma402/#sec-intl-tostringtag
---*/
// --- what it calls itself
[Intl[Symbol.toStringTag], String(Intl)]; // => ["Intl", "[object Intl]"]
