/*---
spec: sec-typedarray-constructors
---*/
// --- BigInts from 0 to 2 ** 64 - 1, in eight bytes each; what does not fit wraps around
new BigUint64Array([2n ** 64n - 1n, 2n ** 64n, -1n]); // => new BigUint64Array([2n ** 64n - 1n, 0n, 2n ** 64n - 1n])

// --- a new one is all 0n
new BigUint64Array(2); // => new BigUint64Array([0n, 0n])

// --- writing a number is refused, reading gives a BigInt
const words = new BigUint64Array(1);
typeof words[0]; // => "bigint"
words[0] = 1; // !! TypeError

// --- what is missing is no BigInt
new BigUint64Array([undefined]); // !! TypeError
