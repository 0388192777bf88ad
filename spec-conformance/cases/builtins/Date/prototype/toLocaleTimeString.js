/*---
spec: sec-date.prototype.tolocaletimestring
---*/
// --- the time as a language writes it
const date = new Date("2024-02-05T20:07:09Z");
[date.toLocaleTimeString("de-DE"), date.toLocaleTimeString("en-US", { hour12: false, hour: "2-digit", minute: "2-digit" })]; // => ["20:07:09", "20:07"]

// --- an invalid date
new Date(NaN).toLocaleTimeString(); // => "Invalid Date"

// --- only the time can be shaped
new Date(0).toLocaleTimeString("en", { dateStyle: "short" }); // !! TypeError

// --- only dates
Date.prototype.toLocaleTimeString.call({}); // !! TypeError: this is not a Date object.
