/*---
spec: sec-date.parse
---*/
// --- days are universal time, times without an offset are local (here: universal too)
[Date.parse("2024-02-29"), Date.parse("2024-02-29T00:00"), Date.parse("2024-02-29T02:00+02:00"), Date.parse("2024")]; // => [1709164800000, 1709164800000, 1709164800000, 1704067200000]

// --- its own three forms
[Date.parse(new Date(5000).toString()), Date.parse(new Date(5000).toUTCString()), Date.parse(new Date(5).toISOString())]; // => [5000, 5000, 5]

// --- days that do not exist, parts out of range, other text
["2024-02-32", "2024-13-01", "2024-01-01T25:00Z", "never", "", "-000000-01-01T00:00Z"].map(Date.parse); // => [NaN, NaN, NaN, NaN, NaN, NaN]

// --- midnight at the end of a day
Date.parse("2024-01-01T24:00Z") === Date.parse("2024-01-02"); // => true
