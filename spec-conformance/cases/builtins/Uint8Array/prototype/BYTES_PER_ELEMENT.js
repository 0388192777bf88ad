/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 1, found on every instance
new Uint8Array([1, 2]).BYTES_PER_ELEMENT; // => 1
Object.hasOwn(new Uint8Array(1), "BYTES_PER_ELEMENT"); // => false

// --- is fixed
delete Uint8Array.prototype.BYTES_PER_ELEMENT; // !! TypeError
