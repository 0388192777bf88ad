/*---
spec: sec-global-object
---*/
// --- is absent
typeof Temporal; // => "undefined"

// --- a use is found before the program runs
Temporal.Now.instant(); // ~~ name/absent

// --- days are added in UTC
const day = new Date("2024-02-28");
day.setUTCDate(day.getUTCDate() + 2);
day.toISOString().slice(0, 10); // => "2024-03-01"

// --- time zones are a matter of Intl
const time = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Tokyo", timeStyle: "short" });
time.format(new Date("2024-01-01T00:00:00Z")); // => "09:00"
