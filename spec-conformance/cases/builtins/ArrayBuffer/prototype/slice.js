/*---
spec: sec-arraybuffer.prototype.slice
---*/
// --- a part as a new buffer
const buffer = new Uint8Array([1, 2, 3, 4]).buffer;
new Uint8Array(buffer.slice(1, 3)); // => new Uint8Array([2, 3])
buffer.slice(2) === buffer; // => false

// --- negative positions count from the end
const buffer = new Uint8Array([1, 2, 3, 4]).buffer;
new Uint8Array(buffer.slice(-2, -1)); // => new Uint8Array([3])
buffer.slice(3, 1).byteLength; // => 0

// --- a species that gives the same buffer is refused
const buffer = new ArrayBuffer(4);
buffer.constructor = {
  [Symbol.species]: function () {
    return buffer;
  },
};
buffer.slice(1); // !! TypeError

// --- is not generic
ArrayBuffer.prototype.slice.call([1, 2], 0); // !! TypeError
