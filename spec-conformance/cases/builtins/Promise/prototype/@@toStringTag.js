/*---
spec: sec-promise.prototype-%symbol.tostringtag%
---*/
// --- names the kind
String(Promise.resolve()); // => "[object Promise]"

// --- an async function gives one too
(async () => {})()[Symbol.toStringTag]; // => "Promise"

// --- read-only
Promise.prototype[Symbol.toStringTag] = "mine"; // !! TypeError
