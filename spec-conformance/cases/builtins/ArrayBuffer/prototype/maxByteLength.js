/*---
spec: sec-get-arraybuffer.prototype.maxbytelength
---*/
// --- how far it can grow; its length where it cannot
new ArrayBuffer(2, { maxByteLength: 8 }).maxByteLength; // => 8
new ArrayBuffer(2).maxByteLength; // => 2

// --- options without that field change nothing
new ArrayBuffer(2, {}).resizable; // => false
new ArrayBuffer(2, { maxByteLength: undefined }).resizable; // => false

// --- is not generic
Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "maxByteLength").get.call(new Uint8Array(1)); // !! TypeError
