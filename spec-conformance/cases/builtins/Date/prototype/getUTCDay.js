/*---
spec: sec-date.prototype.getutcday
---*/
// --- the day of the week, Sunday being 0, in universal time
new Date("2024-02-29T13:45:30.678Z").getUTCDay(); // => 4

// --- whatever offset the text was written with
new Date("2024-03-04T00:30:00+02:00").getUTCDay(); // => 0

// --- an invalid date has none
new Date("never").getUTCDay(); // => NaN

// --- only dates
Date.prototype.getUTCDay.call({}); // !! TypeError: this is not a Date object.
