/*---
spec: sec-date.prototype.gethours
---*/
// --- the hour, from 0 to 23
new Date("2024-02-29T13:45:30.678Z").getHours(); // => 13

// --- hours beyond a day belong to another
[new Date(2024, 0, 1, 24).getHours(), new Date(2024, 0, 1, -1).getHours()]; // => [0, 23]

// --- an invalid date has none
new Date(NaN).getHours(); // => NaN

// --- only dates
Date.prototype.getHours.call({}); // !! TypeError: this is not a Date object.
