/*---
spec: https://w3c.github.io/webcrypto/#Crypto-attribute-subtle
---*/
// --- cryptographic operations are not part of this library: call a tool
typeof crypto.subtle; // => "undefined"
crypto.subtle.digest("SHA-256", new Uint8Array(1)); // !! TypeError
