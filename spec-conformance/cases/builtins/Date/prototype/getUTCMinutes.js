/*---
spec: sec-date.prototype.getutcminutes
---*/
// --- the minute, from 0 to 59, in universal time
new Date("2024-02-29T13:45:30.678Z").getUTCMinutes(); // => 45

// --- whatever offset the text was written with
new Date("2024-01-01T00:00:00+00:30").getUTCMinutes(); // => 30

// --- an invalid date has none
new Date("never").getUTCMinutes(); // => NaN

// --- only dates
Date.prototype.getUTCMinutes.call({}); // !! TypeError: this is not a Date object.
