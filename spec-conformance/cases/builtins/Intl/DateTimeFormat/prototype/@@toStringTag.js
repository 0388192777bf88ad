/*---
spec: https://tc39.es/ecma402/#sec-intl.datetimeformat.prototype-%symbol.tostringtag%
---*/
// --- what it calls itself
String(new Intl.DateTimeFormat()); // => "[object Intl.DateTimeFormat]"

// --- not writable, not listed, but configurable
const owner = Intl.DateTimeFormat.prototype;
const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(owner, Symbol.toStringTag);
[writable, enumerable, configurable]; // => [false, false, true]
