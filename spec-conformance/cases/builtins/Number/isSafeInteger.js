/*---
spec: sec-number.issafeinteger
---*/
// --- integers that no other integer is rounded to
[2 ** 53 - 1, 2 ** 53, -(2 ** 53 - 1), 1.5, "1"].map(Number.isSafeInteger); // => [true, false, true, false, false]

// --- beyond, neighbours are equal
2 ** 53 === 2 ** 53 + 1; // => true
