/*---
spec: https://tc39.es/ecma402/#sec-intl.segmenter.prototype-%symbol.tostringtag%
---*/
// --- what it calls itself
String(new Intl.Segmenter()); // => "[object Intl.Segmenter]"
