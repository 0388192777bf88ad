/*---
spec: sec-arraybuffer.prototype.resize
---*/
// --- changes the length; new bytes are zero, lost ones are lost
const buffer = new ArrayBuffer(2, { maxByteLength: 4 });
const bytes = new Uint8Array(buffer);
bytes.fill(7);
buffer.resize(4); // => undefined
bytes; // => new Uint8Array([7, 7, 0, 0])
buffer.resize(1);
buffer.resize(2);
bytes; // => new Uint8Array([7, 0])

// --- a view of a fixed part falls out of bounds
const buffer = new ArrayBuffer(4, { maxByteLength: 4 });
const tail = new Uint8Array(buffer, 2, 2);
buffer.resize(3);
tail.length; // => 0
tail.byteOffset; // => 0

// --- not beyond the greatest length
new ArrayBuffer(1, { maxByteLength: 2 }).resize(3); // !! RangeError

// --- a buffer of fixed length refuses
new ArrayBuffer(1).resize(1); // !! TypeError
