/*---
spec: sec-number.min_value
---*/
// --- the smallest number above zero, not the lowest one
[Number.MIN_VALUE, Number.MIN_VALUE > 0, Number.MIN_VALUE / 2]; // => [5e-324, true, 0]

// --- it is constant
Number.MIN_VALUE = 0; // !! TypeError
