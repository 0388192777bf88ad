/*---
spec: sec-date.prototype.getminutes
---*/
// --- the minute, from 0 to 59
new Date("2024-02-29T13:45:30.678Z").getMinutes(); // => 45

// --- offsets need not be whole hours
new Date("2024-01-01T00:30:00+05:45").getMinutes(); // => 45

// --- an invalid date has none
new Date(NaN).getMinutes(); // => NaN

// --- only dates
Date.prototype.getMinutes.call({}); // !! TypeError: this is not a Date object.
