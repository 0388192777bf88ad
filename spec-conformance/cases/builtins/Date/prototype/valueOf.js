/*---
spec: sec-date.prototype.valueof
---*/
// --- milliseconds since 1970, so that dates can be subtracted and compared
const [start, end] = [new Date("2024-01-01"), new Date("2024-03-01")];
[(end - start) / 86400000, start < end, start.valueOf() === start.getTime()]; // => [60, true, true]

// --- only dates
Date.prototype.valueOf.call({}); // !! TypeError: this is not a Date object.
