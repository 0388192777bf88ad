/*---
spec: https://url.spec.whatwg.org/#interface-urlsearchparams
---*/
// --- what it calls itself
[URLSearchParams.prototype[Symbol.toStringTag], Object.prototype.toString.call(new URLSearchParams())]; // => ["URLSearchParams", "[object URLSearchParams]"]

// --- not writable, not listed, but configurable
const owner = URLSearchParams.prototype;
const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(owner, Symbol.toStringTag);
[writable, enumerable, configurable]; // => [false, false, true]
