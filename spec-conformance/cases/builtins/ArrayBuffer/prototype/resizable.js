/*---
spec: sec-get-arraybuffer.prototype.resizable
---*/
// --- whether it can change its length
new ArrayBuffer(2, { maxByteLength: 8 }).resizable; // => true
new ArrayBuffer(2).resizable; // => false

// --- a copy of a part cannot
new ArrayBuffer(2, { maxByteLength: 8 }).slice(0).resizable; // => false

// --- is not generic
Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "resizable").get.call({}); // !! TypeError
