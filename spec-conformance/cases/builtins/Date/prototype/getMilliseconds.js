/*---
spec: sec-date.prototype.getmilliseconds
---*/
// --- the milliseconds of the second
new Date("2024-02-29T13:45:30.678Z").getMilliseconds(); // => 678

// --- before 1970 too they count forwards
[new Date(1999.9).getMilliseconds(), new Date(-1).getMilliseconds()]; // => [999, 999]

// --- an invalid date has none
new Date(NaN).getMilliseconds(); // => NaN

// --- only dates
Date.prototype.getMilliseconds.call({}); // !! TypeError: this is not a Date object.
