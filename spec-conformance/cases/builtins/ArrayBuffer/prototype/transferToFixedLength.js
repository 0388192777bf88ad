/*---
spec: sec-arraybuffer.prototype.transfertofixedlength
node: current
---*/
// --- moves the bytes into a buffer that cannot grow
const buffer = new ArrayBuffer(1, { maxByteLength: 8 });
const moved = buffer.transferToFixedLength();
moved.resizable; // => false
moved.byteLength; // => 1
buffer.detached; // => true

// --- with another length, if asked
new ArrayBuffer(4).transferToFixedLength(2).byteLength; // => 2

// --- is not generic
ArrayBuffer.prototype.transferToFixedLength.call(new Uint8Array(1)); // !! TypeError
