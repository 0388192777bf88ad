/*---
spec: https://tc39.es/ecma402/#sec-intl.datetimeformat.supportedlocalesof
---*/
// --- those of the given languages for which there is data
Intl.DateTimeFormat.supportedLocalesOf(["fr", "xx"]); // => ["fr"]

// --- a wrong option
Intl.DateTimeFormat.supportedLocalesOf("en", { localeMatcher: "guess" }); // !! RangeError
