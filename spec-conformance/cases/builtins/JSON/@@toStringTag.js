/*---
spec: sec-json-%symbol.tostringtag%
---*/
// --- what it calls itself
[JSON[Symbol.toStringTag], String(JSON)]; // => ["JSON", "[object JSON]"]

// --- not writable
JSON[Symbol.toStringTag] = "other"; // !! TypeError
