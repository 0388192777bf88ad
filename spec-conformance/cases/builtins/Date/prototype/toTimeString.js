/*---
spec: sec-date.prototype.totimestring
---*/
// --- the time and the zone
new Date("2024-02-29T01:02:03Z").toTimeString(); // => "01:02:03 GMT+0000 (Coordinated Universal Time)"

// --- both halves together are toString
const date = new Date(0);
`${date.toDateString()} ${date.toTimeString()}` === date.toString(); // => true

// --- an invalid date says so
new Date(NaN).toTimeString(); // => "Invalid Date"

// --- only dates
Date.prototype.toTimeString.call({}); // !! TypeError: this is not a Date object.
