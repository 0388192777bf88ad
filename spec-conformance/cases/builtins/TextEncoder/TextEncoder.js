/*---
spec: https://encoding.spec.whatwg.org/#dom-textencoder
---*/
// --- always UTF-8, whatever one asks
[new TextEncoder().encoding, new TextEncoder("latin1").encoding]; // => ["utf-8", "utf-8"]

// --- it is made with `new`
TextEncoder(); // !! TypeError
