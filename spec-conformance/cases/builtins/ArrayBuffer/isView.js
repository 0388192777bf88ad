/*---
spec: sec-arraybuffer.isview
---*/
// --- whether a value is a typed array or a DataView
ArrayBuffer.isView(new Uint8Array(1)); // => true
ArrayBuffer.isView(new DataView(new ArrayBuffer(1))); // => true

// --- the buffer itself is none, nor is an array
ArrayBuffer.isView(new ArrayBuffer(1)); // => false
ArrayBuffer.isView([1]); // => false
ArrayBuffer.isView(); // => false

// --- what only inherits from one is none
ArrayBuffer.isView(Object.create(Uint8Array.prototype)); // => false
