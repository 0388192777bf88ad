/*---
spec: sec-date.prototype.setutcmilliseconds
---*/
// --- other milliseconds
const date = new Date("2024-01-31T10:20:30.400Z");
date.setUTCMilliseconds(5); // => 1706696430005
date.toISOString(); // => "2024-01-31T10:20:30.005Z"

// --- beyond the second; fractions are cut
const other = new Date("2024-01-31T10:20:30.400Z");
other.setUTCMilliseconds(-1.9);
other.toISOString(); // => "2024-01-31T10:20:29.999Z"

// --- without a number the date becomes invalid for good
const lost = new Date(0);
lost.setUTCMilliseconds(); // => NaN
lost.setUTCMilliseconds(1); // => NaN

// --- how many parts it takes
Date.prototype.setUTCMilliseconds.length; // => 1

// --- only dates
Date.prototype.setUTCMilliseconds.call({}); // !! TypeError: this is not a Date object.
