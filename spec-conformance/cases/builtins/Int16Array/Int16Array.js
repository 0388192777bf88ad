/*---
spec: sec-typedarray-constructors
---*/
// --- numbers from -32768 to 32767, in two bytes each; what does not fit wraps around
new Int16Array([32767, 32768, 65535, -32769]); // => new Int16Array([32767, -32768, -1, 32767])

// --- of a longer kind it keeps the lowest bits
new Int16Array(new Int32Array([65537, -65537])); // => new Int16Array([1, -1])

// --- two bytes in a buffer, the lower one first
new Uint8Array(new Int16Array([258]).buffer); // => new Uint8Array([2, 1])

// --- a buffer must hold whole elements
new Int16Array(new ArrayBuffer(3)); // !! RangeError

// --- begins at a multiple of its size
new Int16Array(new ArrayBuffer(4), 1, 1); // !! RangeError
