/*---
spec: sec-number.min_safe_integer
---*/
// --- the first integer that can be trusted
[Number.MIN_SAFE_INTEGER, Number.MIN_SAFE_INTEGER === -Number.MAX_SAFE_INTEGER]; // => [-9007199254740991, true]

// --- it is constant
Number.MIN_SAFE_INTEGER = 0; // !! TypeError
