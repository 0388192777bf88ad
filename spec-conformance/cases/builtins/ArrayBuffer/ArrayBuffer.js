/*---
spec: sec-arraybuffer-constructor
---*/
// --- bytes, all zero, that views read and write
const buffer = new ArrayBuffer(4);
buffer.byteLength; // => 4
new Uint8Array(buffer)[0] = 255;
new Int8Array(buffer)[0]; // => -1

// --- the length becomes a whole number; none is 0
new ArrayBuffer(2.9).byteLength; // => 2
new ArrayBuffer("3").byteLength; // => 3
new ArrayBuffer().byteLength; // => 0

// --- may grow up to a greatest length
const buffer = new ArrayBuffer(2, { maxByteLength: 8 });
buffer.resize(8);
buffer.byteLength; // => 8
new ArrayBuffer(2, { maxByteLength: 1 }); // !! RangeError

// --- a length below zero is refused
new ArrayBuffer(-1); // !! RangeError

// --- more than memory can hold is refused
new ArrayBuffer(2 ** 53 - 1); // !! RangeError

// --- needs `new`
ArrayBuffer(1); // !! TypeError
