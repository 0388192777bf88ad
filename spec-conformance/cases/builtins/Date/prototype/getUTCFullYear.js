/*---
spec: sec-date.prototype.getutcfullyear
---*/
// --- the year with all its digits, in universal time
new Date("2024-02-29T13:45:30.678Z").getUTCFullYear(); // => 2024

// --- whatever offset the text was written with
new Date("2024-01-01T00:30:00+02:00").getUTCFullYear(); // => 2023

// --- an invalid date has none
new Date("never").getUTCFullYear(); // => NaN

// --- only dates
Date.prototype.getUTCFullYear.call({}); // !! TypeError: this is not a Date object.
