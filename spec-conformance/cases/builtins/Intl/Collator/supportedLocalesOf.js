/*---
spec: https://tc39.es/ecma402/#sec-intl.collator.supportedlocalesof
---*/
// --- those of the given languages for which there is data
Intl.Collator.supportedLocalesOf(["de", "xx", "en-US"]); // => ["de", "en-US"]
Intl.Collator.supportedLocalesOf(); // => []

// --- a wrong tag
Intl.Collator.supportedLocalesOf("a"); // !! RangeError
