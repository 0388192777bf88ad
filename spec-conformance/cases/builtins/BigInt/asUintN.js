/*---
spec: sec-bigint.asuintn
---*/
// --- cut to so many bits, never negative
[BigInt.asUintN(8, 255n), BigInt.asUintN(8, 256n), BigInt.asUintN(8, -1n), BigInt.asUintN(64, -1n)]; // => [255n, 0n, 255n, 18446744073709551615n]

// --- text becomes a BigInt
[BigInt.asUintN(4, "20"), BigInt.asUintN(0, 1n), BigInt.asUintN("4", true)]; // => [4n, 0n, 1n]

// --- numbers are refused
BigInt.asUintN(8, 1); // !! TypeError
