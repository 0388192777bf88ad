/*---
spec: https://tc39.es/ecma402/#sec-intl.segmenter.prototype-%symbol.tostringtag%
---*/
// --- what it calls itself
String(new Intl.Segmenter()); // => "[object Intl.Segmenter]"

// --- not writable, not listed, but configurable
const owner = Intl.Segmenter.prototype;
const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(owner, Symbol.toStringTag);
[writable, enumerable, configurable]; // => [false, false, true]
