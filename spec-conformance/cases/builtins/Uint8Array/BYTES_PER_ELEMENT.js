/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 1
Uint8Array.BYTES_PER_ELEMENT; // => 1

// --- hidden and fixed
Object.getOwnPropertyDescriptor(Uint8Array, "BYTES_PER_ELEMENT"); // => { value: 1, writable: false, enumerable: false, configurable: false }
delete Uint8Array.BYTES_PER_ELEMENT; // !! TypeError
