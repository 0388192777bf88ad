/*---
spec: sec-typedarray-constructors
---*/
// --- BigInts with sign, in eight bytes each; what does not fit wraps around
new BigInt64Array([2n ** 63n - 1n, 2n ** 63n, -1n]); // => new BigInt64Array([9223372036854775807n, -9223372036854775808n, -1n])

// --- text and booleans become BigInts
new BigInt64Array(["12", true, ""]); // => new BigInt64Array([12n, 1n, 0n])

// --- of the unsigned kind it takes the bits
new BigInt64Array(new BigUint64Array([2n ** 64n - 1n])); // => new BigInt64Array([-1n])

// --- a number is no BigInt
new BigInt64Array([1]); // !! TypeError

// --- nor are typed arrays of numbers
new BigInt64Array(new Int32Array(1)); // !! TypeError
