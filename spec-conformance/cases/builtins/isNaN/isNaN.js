/*---
spec: sec-isnan-number
---*/
// --- whether conversion to a number gives NaN
[isNaN(NaN), isNaN("x"), isNaN(undefined), isNaN(), isNaN(""), isNaN([1]), isNaN({})]; // => [true, true, true, true, false, false, true]

// --- what cannot be converted throws
isNaN(Symbol("s")); // !! TypeError
