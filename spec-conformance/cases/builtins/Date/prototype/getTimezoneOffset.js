/*---
spec: sec-date.prototype.gettimezoneoffset
---*/
// --- a program's time zone is UTC unless the host says otherwise
[new Date(0).getTimezoneOffset(), new Date("2024-07-01").getTimezoneOffset(), new Date(NaN).getTimezoneOffset()]; // => [0, 0, NaN]

// --- only dates
Date.prototype.getTimezoneOffset.call({}); // !! TypeError: this is not a Date object.
