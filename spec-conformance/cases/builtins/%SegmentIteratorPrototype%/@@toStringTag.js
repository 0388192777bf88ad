/*---
spec: https://tc39.es/ecma402/#sec-%segmentiteratorprototype%.%symbol.tostringtag%
---*/
// --- what it calls itself
Object.prototype.toString.call(new Intl.Segmenter().segment("")[Symbol.iterator]()); // => "[object Segmenter String Iterator]"
