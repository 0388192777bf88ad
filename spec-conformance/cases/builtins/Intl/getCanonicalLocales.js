/*---
spec: https://tc39.es/ecma402/#sec-intl.getcanonicallocales
---*/
// --- language tags as they should be written, each once
Intl.getCanonicalLocales(["EN-us", "de", "en-US", "zh-hans-cn"]); // => ["en-US", "de", "zh-Hans-CN"]
[Intl.getCanonicalLocales("iw"), Intl.getCanonicalLocales(), Intl.getCanonicalLocales([])]; // => [["he"], [], []]

// --- extensions stay
Intl.getCanonicalLocales("de-u-CO-phonebk"); // => ["de-u-co-phonebk"]

// --- what is no tag
Intl.getCanonicalLocales("en_US"); // !! RangeError: Incorrect locale information provided

// --- only text and objects
Intl.getCanonicalLocales([1]); // !! TypeError
