/*---
spec: sec-uint8array.prototype.tobase64
node: current
---*/
// --- Base64 text of the bytes
new Uint8Array([104, 105]).toBase64(); // => "aGk="
new Uint8Array(0).toBase64(); // => ""

// --- in the alphabet for addresses, or without padding, if asked
new Uint8Array([251, 255]).toBase64({ alphabet: "base64url" }); // => "-_8="
new Uint8Array([251, 255]).toBase64({ omitPadding: true }); // => "+/8"

// --- there and back
Uint8Array.fromBase64(new Uint8Array([0, 128, 255]).toBase64()); // => new Uint8Array([0, 128, 255])

// --- an alphabet is one of the two
new Uint8Array(1).toBase64({ alphabet: "base32" }); // !! TypeError
