/*---
spec: https://tc39.es/ecma402/#sec-intl.listformat.supportedlocalesof
---*/
// --- those of the given languages for which there is data
Intl.ListFormat.supportedLocalesOf(["ja", "xx"]); // => ["ja"]
