/*---
spec: sec-dataview.prototype.getuint32
---*/
// --- four bytes as a number from 0 to 2 ** 32 - 1
const view = new DataView(new Uint8Array([255, 255, 255, 255]).buffer);
view.getUint32(0); // => 4294967295

// --- reads the length of a record, say
const message = new DataView(new Uint8Array([0, 0, 0, 2, 104, 105]).buffer);
const length = message.getUint32(0);
String.fromCharCode(...new Uint8Array(message.buffer, 4, length)); // => "hi"

// --- all four bytes must be there
new DataView(new ArrayBuffer(3)).getUint32(0); // !! RangeError
