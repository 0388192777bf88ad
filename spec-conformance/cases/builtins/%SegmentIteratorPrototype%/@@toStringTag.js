/*---
spec: https://tc39.es/ecma402/#sec-%segmentiteratorprototype%.%symbol.tostringtag%
---*/
// --- what it calls itself
Object.prototype.toString.call(new Intl.Segmenter().segment("")[Symbol.iterator]()); // => "[object Segmenter String Iterator]"

// --- not writable, not listed, but configurable
const owner = Object.getPrototypeOf(new Intl.Segmenter().segment("")[Symbol.iterator]());
const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(owner, Symbol.toStringTag);
[writable, enumerable, configurable]; // => [false, false, true]
