/*---
spec: sec-date.prototype.setutchours
---*/
// --- another hour, and perhaps minutes, seconds and milliseconds
const date = new Date("2024-01-31T10:20:30.400Z");
date.setUTCHours(1, 2, 3, 4); // => 1706662923004
date.toISOString(); // => "2024-01-31T01:02:03.004Z"

// --- hours beyond the day
const other = new Date("2024-01-31T10:20:30.400Z");
other.setUTCHours(25);
other.toISOString(); // => "2024-02-01T01:20:30.400Z"

// --- without a number the date becomes invalid for good
const lost = new Date(0);
lost.setUTCHours(); // => NaN
lost.setUTCHours(1); // => NaN

// --- how many parts it takes
Date.prototype.setUTCHours.length; // => 4

// --- only dates
Date.prototype.setUTCHours.call({}); // !! TypeError: this is not a Date object.
