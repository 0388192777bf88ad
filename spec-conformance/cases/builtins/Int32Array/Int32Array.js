/*---
spec: sec-typedarray-constructors
---*/
// --- numbers with sign, in four bytes each; what does not fit wraps around
new Int32Array([2 ** 31 - 1, 2 ** 31, 2 ** 32]); // => new Int32Array([2147483647, -2147483648, 0])

// --- is how the bit operators see numbers
const odd = [1.9, -1.9, 2 ** 53, "5", null];
new Int32Array(odd); // => new Int32Array([1, -1, 0, 5, 0])
odd.map((n) => n | 0); // => [1, -1, 0, 5, 0]

// --- of an object with a length
new Int32Array({ length: 2, 0: 7 }); // => new Int32Array([7, 0])

// --- of BigInts nothing
new Int32Array(new BigInt64Array(1)); // !! TypeError
