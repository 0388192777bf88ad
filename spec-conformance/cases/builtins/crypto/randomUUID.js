/*---
spec: https://w3c.github.io/webcrypto/#Crypto-method-randomUUID
---*/
// --- a random name of version 4
const id = crypto.randomUUID();
/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id); // => true

// --- a new one each time
crypto.randomUUID() === crypto.randomUUID(); // => false
