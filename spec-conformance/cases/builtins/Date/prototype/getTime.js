/*---
spec: sec-date.prototype.gettime
---*/
// --- milliseconds since 1970 began
[new Date("1970-01-01T00:00:01Z").getTime(), new Date("1969-12-31T23:59:59Z").getTime(), new Date(NaN).getTime()]; // => [1000, -1000, NaN]

// --- two dates are compared by it, for `===` compares objects
const [a, b] = [new Date(5), new Date(5)];
[a === b, a.getTime() === b.getTime(), a - b, a < new Date(6)]; // => [false, true, 0, true]

// --- only dates
Date.prototype.getTime.call({}); // !! TypeError: this is not a Date object.
