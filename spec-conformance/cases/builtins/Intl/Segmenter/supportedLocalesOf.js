/*---
spec: https://tc39.es/ecma402/#sec-intl.segmenter.supportedlocalesof
---*/
// --- those of the given languages for which there is data
Intl.Segmenter.supportedLocalesOf(["th", "xx"]); // => ["th"]

// --- tags are put in order, each once; nothing gives nothing
Intl.Segmenter.supportedLocalesOf(["EN-us", "en-US"]); // => ["en-US"]
[Intl.Segmenter.supportedLocalesOf(), Intl.Segmenter.supportedLocalesOf([])]; // => [[], []]

// --- a wrong tag
Intl.Segmenter.supportedLocalesOf("_"); // !! RangeError
