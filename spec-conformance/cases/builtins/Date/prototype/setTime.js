/*---
spec: sec-date.prototype.settime
---*/
// --- another moment
const date = new Date(0);
date.setTime(1e12); // => 1000000000000
date.toISOString(); // => "2001-09-09T01:46:40.000Z"

// --- within 100 million days around 1970; fractions are cut, and -0 is 0
[new Date(0).setTime(8.64e15), new Date(0).setTime(8.64e15 + 1), new Date(0).setTime(1.9), new Date(0).setTime(-0)]; // => [8640000000000000, NaN, 1, 0]

// --- it converts
[new Date(0).setTime("12"), new Date(0).setTime(), new Date(5).setTime(null)]; // => [12, NaN, 0]

// --- only dates
Date.prototype.setTime.call({}); // !! TypeError: this is not a Date object.
