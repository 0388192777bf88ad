/*---
spec: https://w3c.github.io/webcrypto/#Crypto-method-getRandomValues
---*/
// --- fills a list of integers and gives it back
const bytes = new Uint8Array(16);
crypto.getRandomValues(bytes) === bytes; // => true
new Set(crypto.getRandomValues(new Uint32Array(8))).size > 1; // => true

// --- also BigInts, and nothing
[crypto.getRandomValues(new BigUint64Array(1)).length, crypto.getRandomValues(new Uint8Array(0)).length]; // => [1, 0]

// --- 65536 bytes at once
crypto.getRandomValues(new Uint8Array(65537)); // !! QuotaExceededError

// --- no lists of fractions, no plain arrays
crypto.getRandomValues(new Float64Array(1)); // !! TypeMismatchError
