/*---
spec: sec-date.prototype.getmonth
---*/
// --- the month, January being 0
new Date("2024-02-29T13:45:30.678Z").getMonth(); // => 1

// --- month 12 is January of the next year
[new Date("2024-01-01").getMonth(), new Date(2023, 12).getMonth()]; // => [0, 0]

// --- an invalid date has none
new Date(NaN).getMonth(); // => NaN

// --- only dates
Date.prototype.getMonth.call({}); // !! TypeError: this is not a Date object.
