/*---
spec: sec-date.prototype.getdate
---*/
// --- the day of the month, from 1
new Date("2024-02-29T13:45:30.678Z").getDate(); // => 29

// --- days beyond the month are in the next; day 0 is the last one before
[new Date(2024, 1, 30).getDate(), new Date(2024, 2, 0).getDate()]; // => [1, 29]

// --- an invalid date has none
new Date(NaN).getDate(); // => NaN

// --- only dates
Date.prototype.getDate.call({}); // !! TypeError: this is not a Date object.
