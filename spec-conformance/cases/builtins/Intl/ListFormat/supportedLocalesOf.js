/*---
spec: https://tc39.es/ecma402/#sec-intl.listformat.supportedlocalesof
---*/
// --- those of the given languages for which there is data
Intl.ListFormat.supportedLocalesOf(["ja", "xx"]); // => ["ja"]

// --- tags are put in order, each once; nothing gives nothing
Intl.ListFormat.supportedLocalesOf(["EN-us", "en-US"]); // => ["en-US"]
[Intl.ListFormat.supportedLocalesOf(), Intl.ListFormat.supportedLocalesOf([])]; // => [[], []]

// --- a wrong tag
Intl.ListFormat.supportedLocalesOf("_"); // !! RangeError
