/*---
spec: https://tc39.es/ecma402/#sec-intl.relativetimeformat.supportedlocalesof
---*/
// --- those of the given languages for which there is data
Intl.RelativeTimeFormat.supportedLocalesOf(["it", "xx"]); // => ["it"]
