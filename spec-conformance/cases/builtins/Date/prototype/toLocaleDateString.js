/*---
spec: sec-date.prototype.tolocaledatestring
---*/
// --- the day as a language writes it; en-US and UTC unless one says otherwise
const date = new Date("2024-02-05T20:00:00Z");
[date.toLocaleDateString(), date.toLocaleDateString("de-DE"), date.toLocaleDateString("en-GB")]; // => ["2/5/2024", "5.2.2024", "05/02/2024"]

// --- with options, also a time zone
const late = new Date("2024-02-05T20:00:00Z");
late.toLocaleDateString("en-US", { weekday: "long", month: "long", day: "numeric", timeZone: "Asia/Tokyo" }); // => "Tuesday, February 6"

// --- an invalid date
new Date(NaN).toLocaleDateString(); // => "Invalid Date"

// --- only the day can be shaped
new Date(0).toLocaleDateString("en", { timeStyle: "short" }); // !! TypeError

// --- only dates
Date.prototype.toLocaleDateString.call({}); // !! TypeError: this is not a Date object.
