/*---
spec: sec-number.isfinite
---*/
// --- only numbers, and only finite ones; text is not converted
[1, NaN, Infinity, "1", 1n, null].map(Number.isFinite); // => [true, false, false, false, false, false]

// --- the global function converts first
[isFinite("1"), Number.isFinite("1"), Number.isFinite(new Number(1))]; // => [true, false, false]
