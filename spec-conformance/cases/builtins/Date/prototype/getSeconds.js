/*---
spec: sec-date.prototype.getseconds
---*/
// --- the second, from 0 to 59
new Date("2024-02-29T13:45:30.678Z").getSeconds(); // => 30

// --- there are no leap seconds
new Date("2016-12-31T23:59:60Z").getSeconds(); // => NaN

// --- an invalid date has none
new Date(NaN).getSeconds(); // => NaN

// --- only dates
Date.prototype.getSeconds.call({}); // !! TypeError: this is not a Date object.
