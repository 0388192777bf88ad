/*---
spec: https://tc39.es/ecma402/#sec-intl.segmenter.supportedlocalesof
---*/
// --- those of the given languages for which there is data
Intl.Segmenter.supportedLocalesOf(["th", "xx"]); // => ["th"]
