/*---
spec: https://tc39.es/ecma402/#sec-intl.collator.prototype-%symbol.tostringtag%
---*/
// --- what it calls itself
String(new Intl.Collator()); // => "[object Intl.Collator]"

// --- not writable, not listed, but configurable
const owner = Intl.Collator.prototype;
const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(owner, Symbol.toStringTag);
[writable, enumerable, configurable]; // => [false, false, true]
