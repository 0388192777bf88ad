/*---
spec: https://tc39.es/ecma402/#sec-intl-tostringtag
---*/
// --- what it calls itself
[Intl[Symbol.toStringTag], String(Intl)]; // => ["Intl", "[object Intl]"]

// --- not writable, not listed, but configurable
const owner = Intl;
const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(owner, Symbol.toStringTag);
[writable, enumerable, configurable]; // => [false, false, true]
