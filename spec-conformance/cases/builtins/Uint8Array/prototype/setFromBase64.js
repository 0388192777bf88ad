/*---
spec: sec-uint8array.prototype.setfrombase64
node: current
---*/
// --- writes the bytes of Base64 text, says how far it came
const bytes = new Uint8Array(4);
bytes.setFromBase64("aGk="); // => { read: 4, written: 2 }
bytes; // => new Uint8Array([104, 105, 0, 0])

// --- stops before a chunk that does not fit
const bytes = new Uint8Array(4);
bytes.setFromBase64("aGkhaGkh"); // => { read: 4, written: 3 }
bytes; // => new Uint8Array([104, 105, 33, 0])

// --- keeps what was written before a mistake
const bytes = new Uint8Array(3);
try {
  bytes.setFromBase64("aGkh*");
} catch {}
bytes; // => new Uint8Array([104, 105, 33])

// --- is for bytes only
Uint8Array.prototype.setFromBase64.call(new Int8Array(4), "aGk="); // !! TypeError
