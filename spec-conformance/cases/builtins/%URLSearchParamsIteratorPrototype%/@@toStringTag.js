/*---
spec: https://webidl.spec.whatwg.org/#es-iterator
---*/
// --- what it calls itself
Object.prototype.toString.call(new URLSearchParams().keys()); // => "[object URLSearchParams Iterator]"

// --- not writable, not listed, but configurable
const owner = Object.getPrototypeOf(new URLSearchParams().keys());
const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(owner, Symbol.toStringTag);
[writable, enumerable, configurable]; // => [false, false, true]
