/*---
spec: sec-get-dataview.prototype.bytelength
---*/
// --- how many bytes it sees
new DataView(new ArrayBuffer(8)).byteLength; // => 8
new DataView(new ArrayBuffer(8), 2).byteLength; // => 6
new DataView(new ArrayBuffer(8), 2, 3).byteLength; // => 3

// --- follows a buffer that grows, unless a length was given
const buffer = new ArrayBuffer(4, { maxByteLength: 8 });
const whole = new DataView(buffer);
buffer.resize(8);
whole.byteLength; // => 8

// --- out of bounds it has none
const buffer = new ArrayBuffer(4, { maxByteLength: 8 });
const part = new DataView(buffer, 2, 2);
buffer.resize(3);
part.byteLength; // !! TypeError
