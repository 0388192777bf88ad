/*---
spec: https://w3c.github.io/webcrypto/#crypto-interface
---*/
// --- what it calls itself
[crypto[Symbol.toStringTag], String(crypto)]; // => ["Crypto", "[object Crypto]"]
