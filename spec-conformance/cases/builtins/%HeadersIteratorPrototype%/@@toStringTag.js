/*---
spec: https://webidl.spec.whatwg.org/#es-iterator
---*/
// --- what it calls itself
String(new Headers().keys()); // => "[object Headers Iterator]"

// --- not writable, not listed, but configurable
const owner = Object.getPrototypeOf(new Headers().keys());
const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(owner, Symbol.toStringTag);
[writable, enumerable, configurable]; // => [false, false, true]
