/*---
spec: sec-number.max_value
---*/
// --- the largest number; twice as much is Infinity
[Number.MAX_VALUE, Number.MAX_VALUE * 2, Number.MAX_VALUE + 1 === Number.MAX_VALUE]; // => [1.7976931348623157e308, Infinity, true]

// --- it is constant
delete Number.MAX_VALUE; // !! TypeError
