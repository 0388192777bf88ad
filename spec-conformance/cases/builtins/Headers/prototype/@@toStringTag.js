/*---
spec: https://fetch.spec.whatwg.org/#headers-class
---*/
// --- what it calls itself
[Headers.prototype[Symbol.toStringTag], String(new Headers())]; // => ["Headers", "[object Headers]"]
