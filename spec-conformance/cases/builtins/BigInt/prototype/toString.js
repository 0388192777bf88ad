/*---
spec: sec-bigint.prototype.tostring
---*/
// --- all digits, in any base, without `n`
[(2n ** 70n).toString(), (255n).toString(16), (-5n).toString(2), String(7n)]; // => ["1180591620717411303424", "ff", "-101", "7"]

// --- only bases from 2 to 36
(1n).toString(1); // !! RangeError: toString() radix argument must be between 2 and 36

// --- only BigInts
BigInt.prototype.toString.call(1); // !! TypeError
