/*---
spec: sec-date.prototype.tostring
---*/
// --- day, time and zone, always in English
new Date("2024-02-29T01:02:03.004Z").toString(); // => "Thu Feb 29 2024 01:02:03 GMT+0000 (Coordinated Universal Time)"

// --- Date.parse reads it back, without milliseconds
const date = new Date(1e12 + 5);
Date.parse(date.toString()) - date; // => -5

// --- an invalid date says so
[String(new Date(NaN)), `${new Date(NaN)}`]; // => ["Invalid Date", "Invalid Date"]

// --- only dates
Date.prototype.toString.call({}); // !! TypeError: this is not a Date object.
