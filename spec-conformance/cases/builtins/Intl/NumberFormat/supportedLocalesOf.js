/*---
spec: https://tc39.es/ecma402/#sec-intl.numberformat.supportedlocalesof
---*/
// --- those of the given languages for which there is data
Intl.NumberFormat.supportedLocalesOf(["hi", "xx", "pt-BR"]); // => ["hi", "pt-BR"]

// --- tags are put in order, each once; nothing gives nothing
Intl.NumberFormat.supportedLocalesOf(["EN-us", "en-US"]); // => ["en-US"]
[Intl.NumberFormat.supportedLocalesOf(), Intl.NumberFormat.supportedLocalesOf([])]; // => [[], []]

// --- a wrong tag
Intl.NumberFormat.supportedLocalesOf("_"); // !! RangeError
