/*---
spec: sec-array.isarray
---*/
// --- true for arrays alone
Array.isArray([]); // => true
Array.isArray(Array.prototype); // => true
Array.isArray({ length: 0, __proto__: Array.prototype }); // => false
Array.isArray(new Uint8Array(1)); // => false
Array.isArray("ab"); // => false

// --- looks through proxies
Array.isArray(new Proxy([], {})); // => true

// --- a revoked proxy has no answer
const { proxy, revoke } = Proxy.revocable([], {});
revoke();
Array.isArray(proxy); // !! TypeError
