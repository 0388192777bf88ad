/*---
spec: sec-date.prototype.getday
---*/
// --- the day of the week, Sunday being 0
new Date("2024-02-29T13:45:30.678Z").getDay(); // => 4

// --- Sunday, Monday, Saturday
["2024-03-03", "2024-03-04", "2024-03-09"].map((text) => new Date(text).getDay()); // => [0, 1, 6]

// --- an invalid date has none
new Date(NaN).getDay(); // => NaN

// --- only dates
Date.prototype.getDay.call({}); // !! TypeError: this is not a Date object.
