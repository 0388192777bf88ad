/*---
spec: sec-date.prototype.getutcseconds
---*/
// --- the second, from 0 to 59, in universal time
new Date("2024-02-29T13:45:30.678Z").getUTCSeconds(); // => 30

// --- whatever offset the text was written with
new Date("2024-01-01T00:00:07+00:30").getUTCSeconds(); // => 7

// --- an invalid date has none
new Date("never").getUTCSeconds(); // => NaN

// --- only dates
Date.prototype.getUTCSeconds.call({}); // !! TypeError: this is not a Date object.
