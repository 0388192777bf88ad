/*---
spec: https://encoding.spec.whatwg.org/#interface-textencoder
---*/
// --- what it calls itself
String(new TextEncoder()); // => "[object TextEncoder]"

// --- not writable, not listed, but configurable
const owner = TextEncoder.prototype;
const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(owner, Symbol.toStringTag);
[writable, enumerable, configurable]; // => [false, false, true]
