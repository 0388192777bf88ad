/*---
spec: https://url.spec.whatwg.org/#interface-urlsearchparams
---*/
// --- what it calls itself
[URLSearchParams.prototype[Symbol.toStringTag], Object.prototype.toString.call(new URLSearchParams())]; // => ["URLSearchParams", "[object URLSearchParams]"]
