/*---
spec: https://tc39.es/ecma402/#sec-intl.listformat.prototype-%symbol.tostringtag%
---*/
// --- what it calls itself
String(new Intl.ListFormat()); // => "[object Intl.ListFormat]"

// --- not writable, not listed, but configurable
const owner = Intl.ListFormat.prototype;
const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(owner, Symbol.toStringTag);
[writable, enumerable, configurable]; // => [false, false, true]
