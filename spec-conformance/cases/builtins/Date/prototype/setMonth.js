/*---
spec: sec-date.prototype.setmonth
---*/
// --- another month, and perhaps day
const date = new Date("2024-01-31T10:20:30.400Z");
date.setMonth(5, 1); // => 1717237230400
date.toISOString(); // => "2024-06-01T10:20:30.400Z"

// --- a month without this day goes on in the next
const other = new Date("2024-01-31T10:20:30.400Z");
other.setMonth(1);
other.toISOString(); // => "2024-03-02T10:20:30.400Z"

// --- without a number the date becomes invalid for good
const lost = new Date(0);
lost.setMonth(); // => NaN
lost.setMonth(1); // => NaN

// --- how many parts it takes
Date.prototype.setMonth.length; // => 2

// --- the moment is read before the arguments are converted
// diverges: V8 reads the moment after converting
const moving = new Date("2024-01-31T00:00:00Z");
const argument = { valueOf: () => (moving.setTime(0), 4) };
moving.setMonth(argument);
moving.toISOString(); // => "2024-05-31T00:00:00.000Z"

// --- only dates
Date.prototype.setMonth.call({}); // !! TypeError: this is not a Date object.
