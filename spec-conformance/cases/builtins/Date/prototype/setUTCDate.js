/*---
spec: sec-date.prototype.setutcdate
---*/
// --- another day of the same month
const date = new Date("2024-01-31T10:20:30.400Z");
date.setUTCDate(15); // => 1705314030400
date.toISOString(); // => "2024-01-15T10:20:30.400Z"

// --- days beyond the month go on in the next; zero is the day before the first
const other = new Date("2024-01-31T10:20:30.400Z");
other.setUTCDate(32);
other.toISOString(); // => "2024-02-01T10:20:30.400Z"

// --- without a number the date becomes invalid for good
const lost = new Date(0);
lost.setUTCDate(); // => NaN
lost.setUTCDate(1); // => NaN

// --- how many parts it takes
Date.prototype.setUTCDate.length; // => 1

// --- only dates
Date.prototype.setUTCDate.call({}); // !! TypeError: this is not a Date object.
