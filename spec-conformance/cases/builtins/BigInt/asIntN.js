/*---
spec: sec-bigint.asintn
---*/
// --- cut to so many bits, the first one being the sign
[BigInt.asIntN(8, 127n), BigInt.asIntN(8, 128n), BigInt.asIntN(8, 256n), BigInt.asIntN(64, 2n ** 63n)]; // => [127n, -128n, 0n, -9223372036854775808n]

// --- few and many bits
[BigInt.asIntN(0, 5n), BigInt.asIntN(1, 3n), BigInt.asIntN(1000, -5n)]; // => [0n, -1n, -5n]

// --- the width is read first, and must be an index
BigInt.asIntN(-1, 1n); // !! RangeError

// --- numbers are refused
BigInt.asIntN(8, 1); // !! TypeError
