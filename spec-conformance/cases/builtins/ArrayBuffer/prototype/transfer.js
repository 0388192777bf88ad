/*---
spec: sec-arraybuffer.prototype.transfer
node: current
---*/
// --- moves the bytes into a new buffer, the old one is empty after that
const buffer = new Uint8Array([1, 2]).buffer;
const moved = buffer.transfer();
new Uint8Array(moved); // => new Uint8Array([1, 2])
buffer.detached; // => true

// --- with another length, if asked
new Uint8Array(new Uint8Array([1, 2]).buffer.transfer(3)); // => new Uint8Array([1, 2, 0])
new Uint8Array(new Uint8Array([1, 2]).buffer.transfer(1)); // => new Uint8Array([1])

// --- keeps whether it can grow
new ArrayBuffer(1, { maxByteLength: 8 }).transfer().maxByteLength; // => 8

// --- only once
const buffer = new ArrayBuffer(1);
buffer.transfer();
buffer.transfer(); // !! TypeError
