/*---
spec: sec-date.prototype.getutchours
---*/
// --- the hour, from 0 to 23, in universal time
new Date("2024-02-29T13:45:30.678Z").getUTCHours(); // => 13

// --- whatever offset the text was written with
new Date("2024-01-01T00:30:00+02:00").getUTCHours(); // => 22

// --- an invalid date has none
new Date("never").getUTCHours(); // => NaN

// --- only dates
Date.prototype.getUTCHours.call({}); // !! TypeError: this is not a Date object.
