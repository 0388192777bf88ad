/*---
spec: sec-number.isnan
---*/
// --- the value NaN and nothing else
[NaN, 0 / 0, "NaN", undefined, {}, 1n].map(Number.isNaN); // => [true, true, false, false, false, false]

// --- the global function converts first
[isNaN("text"), Number.isNaN("text")]; // => [true, false]

// --- NaN is the only value not equal to itself
[NaN].map((value) => [value === value, Number.isNaN(value), [value].includes(value), [value].indexOf(value)]); // => [[false, true, true, -1]]
