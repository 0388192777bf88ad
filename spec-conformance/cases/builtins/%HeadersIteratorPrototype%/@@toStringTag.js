/*---
spec: https://webidl.spec.whatwg.org/#es-iterator
---*/
// --- what it calls itself
String(new Headers().keys()); // => "[object Headers Iterator]"
