/*---
spec: https://tc39.es/ecma402/#sec-intl.relativetimeformat.supportedlocalesof
---*/
// --- those of the given languages for which there is data
Intl.RelativeTimeFormat.supportedLocalesOf(["it", "xx"]); // => ["it"]

// --- tags are put in order, each once; nothing gives nothing
Intl.RelativeTimeFormat.supportedLocalesOf(["EN-us", "en-US"]); // => ["en-US"]
[Intl.RelativeTimeFormat.supportedLocalesOf(), Intl.RelativeTimeFormat.supportedLocalesOf([])]; // => [[], []]

// --- a wrong tag
Intl.RelativeTimeFormat.supportedLocalesOf("_"); // !! RangeError
