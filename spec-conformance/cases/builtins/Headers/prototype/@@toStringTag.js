/*---
spec: https://fetch.spec.whatwg.org/#headers-class
---*/
// --- what it calls itself
[Headers.prototype[Symbol.toStringTag], String(new Headers())]; // => ["Headers", "[object Headers]"]

// --- not writable, not listed, but configurable
const owner = Headers.prototype;
const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(owner, Symbol.toStringTag);
[writable, enumerable, configurable]; // => [false, false, true]
