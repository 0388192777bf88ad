/*---
spec: https://tc39.es/ecma402/#sec-intl.relativetimeformat.prototype-%symbol.tostringtag%
---*/
// --- what it calls itself
String(new Intl.RelativeTimeFormat()); // => "[object Intl.RelativeTimeFormat]"

// --- not writable, not listed, but configurable
const owner = Intl.RelativeTimeFormat.prototype;
const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(owner, Symbol.toStringTag);
[writable, enumerable, configurable]; // => [false, false, true]
