/*---
spec: sec-date.prototype.todatestring
---*/
// --- the day, always in English
[new Date("2024-02-29T23:59:59Z").toDateString(), new Date("-000005-01-01").toDateString()]; // => ["Thu Feb 29 2024", "Sun Jan 01 -0005"]

// --- an invalid date says so
new Date(NaN).toDateString(); // => "Invalid Date"

// --- only dates
Date.prototype.toDateString.call({}); // !! TypeError: this is not a Date object.
