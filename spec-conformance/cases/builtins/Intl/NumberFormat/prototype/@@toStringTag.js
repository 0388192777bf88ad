/*---
spec: https://tc39.es/ecma402/#sec-intl.numberformat.prototype-%symbol.tostringtag%
---*/
// --- what it calls itself
String(new Intl.NumberFormat()); // => "[object Intl.NumberFormat]"

// --- not writable, not listed, but configurable
const owner = Intl.NumberFormat.prototype;
const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(owner, Symbol.toStringTag);
[writable, enumerable, configurable]; // => [false, false, true]
