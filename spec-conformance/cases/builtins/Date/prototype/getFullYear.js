/*---
spec: sec-date.prototype.getfullyear
---*/
// --- the year with all its digits
new Date("2024-02-29T13:45:30.678Z").getFullYear(); // => 2024

// --- years before 1, short years, and the last one
[new Date("-000001-01-01").getFullYear(), new Date(99, 0).getFullYear(), new Date(8.64e15).getFullYear()]; // => [-1, 1999, 275760]

// --- an invalid date has none
new Date(NaN).getFullYear(); // => NaN

// --- only dates
Date.prototype.getFullYear.call({}); // !! TypeError: this is not a Date object.
