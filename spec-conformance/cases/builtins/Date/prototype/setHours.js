/*---
spec: sec-date.prototype.sethours
---*/
// --- another hour, and perhaps minutes, seconds and milliseconds
const date = new Date("2024-01-31T10:20:30.400Z");
date.setHours(1, 2, 3, 4); // => 1706662923004
date.toISOString(); // => "2024-01-31T01:02:03.004Z"

// --- hours beyond the day
const other = new Date("2024-01-31T10:20:30.400Z");
other.setHours(25);
other.toISOString(); // => "2024-02-01T01:20:30.400Z"

// --- without a number the date becomes invalid for good
const lost = new Date(0);
lost.setHours(); // => NaN
lost.setHours(1); // => NaN

// --- how many parts it takes
Date.prototype.setHours.length; // => 4

// --- arguments are converted even if the date is invalid
// diverges: V8 converts only the first argument then
const log = [];
const part = (name) => ({ valueOf: () => log.push(name) });
new Date(NaN).setHours(part("hour"), part("minute"), part("second"), part("ms"), part("never")); // => NaN
log; // => ["hour", "minute", "second", "ms"]

// --- only dates
Date.prototype.setHours.call({}); // !! TypeError: this is not a Date object.
