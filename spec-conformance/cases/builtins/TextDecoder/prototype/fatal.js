/*---
spec: https://encoding.spec.whatwg.org/#dom-textdecoder-fatal
---*/
// --- whether wrong bytes are an error
[new TextDecoder().fatal, new TextDecoder("utf-8", { fatal: true }).fatal, new TextDecoder("utf-8", { fatal: 1 }).fatal]; // => [false, true, true]

// --- only of decoders
Object.getOwnPropertyDescriptor(TextDecoder.prototype, "fatal").get.call({}); // !! TypeError
