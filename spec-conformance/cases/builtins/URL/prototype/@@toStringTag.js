/*---
spec: https://url.spec.whatwg.org/#url-class
---*/
// --- what it calls itself
Object.prototype.toString.call(new URL("https://a.com")); // => "[object URL]"

// --- not writable, not listed, but configurable
const owner = URL.prototype;
const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(owner, Symbol.toStringTag);
[writable, enumerable, configurable]; // => [false, false, true]
