/*---
spec: sec-arraybuffer.prototype-%symbol.tostringtag%
---*/
// --- names the kind
String(new ArrayBuffer(1)); // => "[object ArrayBuffer]"

// --- views have their own
Object.prototype.toString.call(new Uint8Array(1)); // => "[object Uint8Array]"
ArrayBuffer.prototype[Symbol.toStringTag]; // => "ArrayBuffer"

// --- read-only
new ArrayBuffer(1)[Symbol.toStringTag] = "mine"; // !! TypeError
