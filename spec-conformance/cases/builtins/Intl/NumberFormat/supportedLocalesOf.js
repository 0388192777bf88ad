/*---
spec: https://tc39.es/ecma402/#sec-intl.numberformat.supportedlocalesof
---*/
// --- those of the given languages for which there is data
Intl.NumberFormat.supportedLocalesOf(["hi", "xx", "pt-BR"]); // => ["hi", "pt-BR"]
