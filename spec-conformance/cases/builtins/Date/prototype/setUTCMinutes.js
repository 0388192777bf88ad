/*---
spec: sec-date.prototype.setutcminutes
---*/
// --- another minute, and perhaps seconds and milliseconds
const date = new Date("2024-01-31T10:20:30.400Z");
date.setUTCMinutes(1, 2, 3); // => 1706695262003
date.toISOString(); // => "2024-01-31T10:01:02.003Z"

// --- beyond the hour
const other = new Date("2024-01-31T10:20:30.400Z");
other.setUTCMinutes("90");
other.toISOString(); // => "2024-01-31T11:30:30.400Z"

// --- without a number the date becomes invalid for good
const lost = new Date(0);
lost.setUTCMinutes(); // => NaN
lost.setUTCMinutes(1); // => NaN

// --- how many parts it takes
Date.prototype.setUTCMinutes.length; // => 3

// --- only dates
Date.prototype.setUTCMinutes.call({}); // !! TypeError: this is not a Date object.
