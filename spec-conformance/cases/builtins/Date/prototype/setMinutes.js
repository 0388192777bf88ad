/*---
spec: sec-date.prototype.setminutes
---*/
// --- another minute, and perhaps seconds and milliseconds
const date = new Date("2024-01-31T10:20:30.400Z");
date.setMinutes(1, 2, 3); // => 1706695262003
date.toISOString(); // => "2024-01-31T10:01:02.003Z"

// --- beyond the hour
const other = new Date("2024-01-31T10:20:30.400Z");
other.setMinutes("90");
other.toISOString(); // => "2024-01-31T11:30:30.400Z"

// --- without a number the date becomes invalid for good
const lost = new Date(0);
lost.setMinutes(); // => NaN
lost.setMinutes(1); // => NaN

// --- how many parts it takes
Date.prototype.setMinutes.length; // => 3

// --- only dates
Date.prototype.setMinutes.call({}); // !! TypeError: this is not a Date object.
