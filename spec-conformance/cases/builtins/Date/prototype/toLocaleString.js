/*---
spec: sec-date.prototype.tolocalestring
---*/
// --- day and time as a language writes them
const date = new Date("2024-02-05T20:07:09Z");
[date.toLocaleString("de-DE"), date.toLocaleString("en-GB", { timeZone: "America/New_York" })]; // => ["5.2.2024, 20:07:09", "05/02/2024, 15:07:09"]

// --- in short styles
new Date("2024-02-05T20:07:09Z").toLocaleString("de", { dateStyle: "medium", timeStyle: "short" }); // => "05.02.2024, 20:07"

// --- an unknown time zone
new Date(0).toLocaleString("en", { timeZone: "Mars/Base" }); // !! RangeError

// --- only dates
Date.prototype.toLocaleString.call({}); // !! TypeError: this is not a Date object.
