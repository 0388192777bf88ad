/*---
spec: sec-date.prototype.toisostring
---*/
// --- text that Date.parse reads back exactly
new Date(Date.UTC(2024, 1, 29, 1, 2, 3, 4)).toISOString(); // => "2024-02-29T01:02:03.004Z"

// --- years of six digits outside 0 to 9999
[new Date(Date.UTC(-1, 0)).toISOString(), new Date(8.64e15).toISOString()]; // => ["-000001-01-01T00:00:00.000Z", "+275760-09-13T00:00:00.000Z"]

// --- an invalid date has no such text
new Date(NaN).toISOString(); // !! RangeError: Invalid time value

// --- only dates
Date.prototype.toISOString.call({}); // !! TypeError: this is not a Date object.
