/*---
spec: sec-date.prototype.setutcmonth
---*/
// --- another month, and perhaps day
const date = new Date("2024-01-31T10:20:30.400Z");
date.setUTCMonth(5, 1); // => 1717237230400
date.toISOString(); // => "2024-06-01T10:20:30.400Z"

// --- a month without this day goes on in the next
const other = new Date("2024-01-31T10:20:30.400Z");
other.setUTCMonth(1);
other.toISOString(); // => "2024-03-02T10:20:30.400Z"

// --- without a number the date becomes invalid for good
const lost = new Date(0);
lost.setUTCMonth(); // => NaN
lost.setUTCMonth(1); // => NaN

// --- how many parts it takes
Date.prototype.setUTCMonth.length; // => 2

// --- only dates
Date.prototype.setUTCMonth.call({}); // !! TypeError: this is not a Date object.
