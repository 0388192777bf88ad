/*---
spec: https://encoding.spec.whatwg.org/#interface-textdecoder
---*/
// --- what it calls itself
String(new TextDecoder()); // => "[object TextDecoder]"
