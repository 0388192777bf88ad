/*---
spec: sec-number.prototype.toprecision
---*/
// --- as many digits in all
[(123.456).toPrecision(4), (0.000123).toPrecision(2), (123456).toPrecision(2), (1).toPrecision(3)]; // => ["123.5", "0.00012", "1.2e+5", "1.00"]

// --- without an argument it is ordinary text
[(123.456).toPrecision(), (1e21).toPrecision(undefined), NaN.toPrecision(500)]; // => ["123.456", "1e+21", "NaN"]

// --- 1 to 100 digits
(1).toPrecision(0); // !! RangeError: toPrecision() argument must be between 1 and 100
