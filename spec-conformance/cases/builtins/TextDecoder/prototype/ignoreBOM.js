/*---
spec: https://encoding.spec.whatwg.org/#dom-textdecoder-ignorebom
---*/
// --- whether a byte order mark is kept as text
const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x61]);
[false, true].map((ignoreBOM) => new TextDecoder("utf-8", { ignoreBOM }).decode(bytes)); // => ["a", "\ufeffa"]
new TextDecoder().ignoreBOM; // => false

// --- only of decoders
Object.getOwnPropertyDescriptor(TextDecoder.prototype, "ignoreBOM").get.call({}); // !! TypeError
