/*---
spec: sec-get-arraybuffer.prototype.bytelength
---*/
// --- how many bytes
new ArrayBuffer(8).byteLength; // => 8
new Float64Array(2).buffer.byteLength; // => 16

// --- cannot be set
new ArrayBuffer(8).byteLength = 4; // !! TypeError

// --- is not generic
Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength").get.call([]); // !! TypeError
