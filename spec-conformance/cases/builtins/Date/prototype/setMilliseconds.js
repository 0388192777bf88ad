/*---
spec: sec-date.prototype.setmilliseconds
---*/
// --- other milliseconds
const date = new Date("2024-01-31T10:20:30.400Z");
date.setMilliseconds(5); // => 1706696430005
date.toISOString(); // => "2024-01-31T10:20:30.005Z"

// --- beyond the second; fractions are cut
const other = new Date("2024-01-31T10:20:30.400Z");
other.setMilliseconds(-1.9);
other.toISOString(); // => "2024-01-31T10:20:29.999Z"

// --- without a number the date becomes invalid for good
const lost = new Date(0);
lost.setMilliseconds(); // => NaN
lost.setMilliseconds(1); // => NaN

// --- how many parts it takes
Date.prototype.setMilliseconds.length; // => 1

// --- only dates
Date.prototype.setMilliseconds.call({}); // !! TypeError: this is not a Date object.
