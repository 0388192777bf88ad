/*---
spec: https://encoding.spec.whatwg.org/#interface-textdecoder
---*/
// --- what it calls itself
String(new TextDecoder()); // => "[object TextDecoder]"

// --- not writable, not listed, but configurable
const owner = TextDecoder.prototype;
const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(owner, Symbol.toStringTag);
[writable, enumerable, configurable]; // => [false, false, true]
