/*---
spec: https://console.spec.whatwg.org/#console-namespace
---*/
// --- what it calls itself
[console[Symbol.toStringTag], String(console)]; // => ["console", "[object console]"]

// --- not writable, not listed, but configurable
const owner = console;
const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(owner, Symbol.toStringTag);
[writable, enumerable, configurable]; // => [false, false, true]
