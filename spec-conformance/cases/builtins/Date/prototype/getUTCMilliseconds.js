/*---
spec: sec-date.prototype.getutcmilliseconds
---*/
// --- the milliseconds of the second, in universal time
new Date("2024-02-29T13:45:30.678Z").getUTCMilliseconds(); // => 678

// --- whatever offset the text was written with
new Date("2024-01-01T00:00:00.5+02:00").getUTCMilliseconds(); // => 500

// --- an invalid date has none
new Date("never").getUTCMilliseconds(); // => NaN

// --- only dates
Date.prototype.getUTCMilliseconds.call({}); // !! TypeError: this is not a Date object.
