/*---
spec: sec-date.prototype.getutcdate
---*/
// --- the day of the month, from 1, in universal time
new Date("2024-02-29T13:45:30.678Z").getUTCDate(); // => 29

// --- whatever offset the text was written with
new Date("2024-03-01T00:30:00+02:00").getUTCDate(); // => 29

// --- an invalid date has none
new Date("never").getUTCDate(); // => NaN

// --- only dates
Date.prototype.getUTCDate.call({}); // !! TypeError: this is not a Date object.
