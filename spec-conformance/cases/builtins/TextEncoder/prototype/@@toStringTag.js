/*---
spec: https://encoding.spec.whatwg.org/#interface-textencoder
---*/
// --- what it calls itself
String(new TextEncoder()); // => "[object TextEncoder]"
