/*---
spec: sec-date.prototype.toutcstring
---*/
// --- the form of mail and HTTP headers
[new Date("2024-02-29T01:02:03Z").toUTCString(), new Date(Date.UTC(-1, 0)).toUTCString()]; // => ["Thu, 29 Feb 2024 01:02:03 GMT", "Fri, 01 Jan -0001 00:00:00 GMT"]

// --- toGMTString is its older name
[Date.prototype.toGMTString === Date.prototype.toUTCString, Date.prototype.toGMTString.name]; // => [true, "toUTCString"]

// --- an invalid date says so
new Date(NaN).toUTCString(); // => "Invalid Date"

// --- only dates
Date.prototype.toUTCString.call({}); // !! TypeError: this is not a Date object.
