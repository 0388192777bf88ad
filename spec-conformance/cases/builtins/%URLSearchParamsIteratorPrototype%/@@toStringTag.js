/*---
spec: https://webidl.spec.whatwg.org/#es-iterator
---*/
// --- what it calls itself
Object.prototype.toString.call(new URLSearchParams().keys()); // => "[object URLSearchParams Iterator]"
