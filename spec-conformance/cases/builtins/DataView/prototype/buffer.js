/*---
spec: sec-get-dataview.prototype.buffer
---*/
// --- the buffer whose bytes it sees
const buffer = new ArrayBuffer(4);
new DataView(buffer, 1).buffer === buffer; // => true

// --- cannot be set
new DataView(new ArrayBuffer(1)).buffer = null; // !! TypeError

// --- is not generic
Object.getOwnPropertyDescriptor(DataView.prototype, "buffer").get.call(new Uint8Array(1)); // !! TypeError
