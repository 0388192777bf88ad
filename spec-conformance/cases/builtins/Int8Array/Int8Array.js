/*---
spec: sec-typedarray-constructors
---*/
// --- numbers from -128 to 127, in one byte each; what does not fit wraps around
new Int8Array([127, 128, 255, 256, -129]); // => new Int8Array([127, -128, -1, 0, 127])

// --- fractions are cut off, what is no number is 0
new Int8Array([1.9, -1.9, NaN, Infinity, "7", "x", undefined]); // => new Int8Array([1, -1, 0, 0, 7, 0, 0])

// --- made of a length, a list, an iterable or a buffer
new Int8Array(2); // => new Int8Array([0, 0])
new Int8Array(new Set([1, 2])); // => new Int8Array([1, 2])
new Int8Array(new Uint8Array([200]).buffer); // => new Int8Array([-56])

// --- a BigInt is refused
new Int8Array([1n]); // !! TypeError

// --- needs `new`
Int8Array(1); // !! TypeError
