/*---
spec: sec-date.prototype.getutcmonth
---*/
// --- the month, January being 0, in universal time
new Date("2024-02-29T13:45:30.678Z").getUTCMonth(); // => 1

// --- whatever offset the text was written with
new Date("2024-01-01T00:30:00+02:00").getUTCMonth(); // => 11

// --- an invalid date has none
new Date("never").getUTCMonth(); // => NaN

// --- only dates
Date.prototype.getUTCMonth.call({}); // !! TypeError: this is not a Date object.
