/*---
spec: sec-date.utc
---*/
// --- parts in universal time to milliseconds
[Date.UTC(1970, 0), Date.UTC(2024, 1, 29, 1, 2, 3, 4), Date.UTC(2024)]; // => [0, 1709168523004, 1704067200000]

// --- parts beyond their range go on; years 0 to 99 are of the last century
[Date.UTC(2024, 0, 1, 0, 0, -1) === Date.UTC(2023, 11, 31, 23, 59, 59), Date.UTC(70, 0)]; // => [true, 0]

// --- a part that is no number, no part at all, a moment too far
[Date.UTC(), Date.UTC(2024, undefined), Date.UTC(275761, 0), Date.UTC(2024, 1.9)]; // => [NaN, NaN, NaN, 1706745600000]

// --- arguments become numbers in order
const log = [];
const part = (name) => ({ valueOf: () => log.push(name) });
Date.UTC(part("year"), part("month"), part("day"));
log; // => ["year", "month", "day"]
