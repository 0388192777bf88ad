/*---
spec: sec-arraybuffer.prototype-%symbol.tostringtag%
---*/
// --- names the kind
String(new ArrayBuffer(1)); // => "[object ArrayBuffer]"

// --- read-only
new ArrayBuffer(1)[Symbol.toStringTag] = "mine"; // !! TypeError
