/*---
spec: https://tc39.es/ecma402/#sec-intl-datetimeformat-constructor
---*/
// --- a way of writing dates: en-US and UTC unless one says otherwise
const moment = new Date("2024-02-05T20:07:09Z");
[new Intl.DateTimeFormat().format(moment), Intl.DateTimeFormat("de").format(moment)]; // => ["2/5/2024", "5.2.2024"]

// --- parts that one chooses
new Intl.DateTimeFormat("en", { year: "numeric", month: "long", day: "2-digit", weekday: "short" }).format(new Date(0)); // => "Thu, January 01, 1970"

// --- time zones
new Intl.DateTimeFormat("de", { hour: "2-digit", minute: "2-digit", timeZone: "Asia/Kolkata" }).format(0); // => "05:30"

// --- parts and styles do not mix
new Intl.DateTimeFormat("en", { dateStyle: "full", year: "numeric" }); // !! TypeError

// --- an unknown time zone
new Intl.DateTimeFormat("en", { timeZone: "Mars/Base" }); // !! RangeError
