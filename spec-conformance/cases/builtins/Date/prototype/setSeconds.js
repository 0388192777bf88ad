/*---
spec: sec-date.prototype.setseconds
---*/
// --- another second, and perhaps milliseconds
const date = new Date("2024-01-31T10:20:30.400Z");
date.setSeconds(1, 2); // => 1706696401002
date.toISOString(); // => "2024-01-31T10:20:01.002Z"

// --- before the minute
const other = new Date("2024-01-31T10:20:30.400Z");
other.setSeconds(-1);
other.toISOString(); // => "2024-01-31T10:19:59.400Z"

// --- without a number the date becomes invalid for good
const lost = new Date(0);
lost.setSeconds(); // => NaN
lost.setSeconds(1); // => NaN

// --- how many parts it takes
Date.prototype.setSeconds.length; // => 2

// --- only dates
Date.prototype.setSeconds.call({}); // !! TypeError: this is not a Date object.
