/*---
spec: https://encoding.spec.whatwg.org/#dom-textdecoder-encoding
---*/
// --- its name
new TextDecoder("unicode-1-1-utf-8").encoding; // => "utf-8"

// --- only of decoders
TextDecoder.prototype.encoding; // !! TypeError
