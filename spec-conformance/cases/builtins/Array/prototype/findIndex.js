/*---
spec: sec-array.prototype.findindex
---*/
// --- where the callback first says yes
[5, 12, 8].findIndex((n) => n > 6); // => 1
[5].findIndex((n) => n > 6); // => -1

// --- finds NaN, which indexOf does not
[1, NaN].findIndex(Number.isNaN); // => 1
[1, NaN].indexOf(NaN); // => -1

// --- visits holes
[, 1].findIndex((n) => n === undefined); // => 0

// --- a callback is a function
[].findIndex(undefined); // !! TypeError
