/*---
spec: sec-date.prototype.getyear
---*/
// --- two-digit years are not part of this library: use getFullYear
typeof new Date(0).getYear; // => "undefined"
new Date(0).getYear(); // !! TypeError
