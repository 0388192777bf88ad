/*---
spec: sec-date.prototype.setfullyear
---*/
// --- another year, and perhaps month and day
const date = new Date("2024-01-31T10:20:30.400Z");
date.setFullYear(2023, 5, 1); // => 1685614830400
date.toISOString(); // => "2023-06-01T10:20:30.400Z"

// --- the 31st of a month with 30 days is the first of the next
const other = new Date("2024-01-31T10:20:30.400Z");
other.setFullYear(2024, 3);
other.toISOString(); // => "2024-05-01T10:20:30.400Z"

// --- without a number the date becomes invalid, but a year revives it
const lost = new Date(0);
lost.setFullYear(); // => NaN
lost.setFullYear(2000); // => 946684800000

// --- how many parts it takes
Date.prototype.setFullYear.length; // => 3

// --- only dates
Date.prototype.setFullYear.call({}); // !! TypeError: this is not a Date object.
