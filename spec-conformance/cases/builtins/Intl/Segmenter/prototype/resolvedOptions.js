/*---
spec: https://tc39.es/ecma402/#sec-intl.segmenter.prototype.resolvedoptions
---*/
// --- what was chosen
new Intl.Segmenter("de").resolvedOptions(); // => { locale: "de", granularity: "grapheme" }

// --- only of segmenters
Intl.Segmenter.prototype.resolvedOptions.call({}); // !! TypeError
