/*---
spec: sec-get-arraybuffer.prototype.detached
node: current
---*/
// --- whether the bytes have gone elsewhere
const buffer = new ArrayBuffer(4);
buffer.detached; // => false
buffer.transfer();
buffer.detached; // => true
buffer.byteLength; // => 0

// --- what is detached cannot be used
const buffer = new ArrayBuffer(4);
const bytes = new Uint8Array(buffer);
buffer.transfer();
bytes.length; // => 0
bytes[0]; // => undefined
buffer.slice(0); // !! TypeError

// --- is not generic
Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "detached").get.call({}); // !! TypeError
