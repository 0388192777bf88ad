/*---
spec: sec-date.prototype.setyear
---*/
// --- two-digit years are not part of this library: use setFullYear
typeof new Date(0).setYear; // => "undefined"
new Date(0).setYear(99); // !! TypeError
