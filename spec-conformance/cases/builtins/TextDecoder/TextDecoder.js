/*---
spec: https://encoding.spec.whatwg.org/#dom-textdecoder
---*/
// --- UTF-8, by any of its names
[new TextDecoder().encoding, new TextDecoder("UTF8").encoding, new TextDecoder(" utf-8 ").encoding]; // => ["utf-8", "utf-8", "utf-8"]

// --- other encodings are refused
// diverges: this library has UTF-8 only
new TextDecoder("latin1"); // !! RangeError

// --- so are names of nothing
new TextDecoder("nope"); // !! RangeError

// --- it is made with `new`
TextDecoder(); // !! TypeError
