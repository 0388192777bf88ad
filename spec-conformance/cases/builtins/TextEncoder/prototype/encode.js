/*---
spec: https://encoding.spec.whatwg.org/#dom-textencoder-encode
---*/
// --- text to bytes, one to four per character
new TextEncoder().encode("aé€😀"); // => new Uint8Array([97, 195, 169, 226, 130, 172, 240, 159, 152, 128])
[new TextEncoder().encode().length, new TextEncoder().encode(null).length]; // => [0, 4]

// --- half a character becomes the replacement character
new TextEncoder().encode("\ud83d"); // => new Uint8Array([239, 191, 189])

// --- only of encoders
TextEncoder.prototype.encode.call({}, "a"); // !! TypeError
