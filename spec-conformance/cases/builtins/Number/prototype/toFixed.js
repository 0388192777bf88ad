/*---
spec: sec-number.prototype.tofixed
---*/
// --- digits after the point; the number itself decides, not how it is written
[(1.5).toFixed(), (2.345).toFixed(2), (1.005).toFixed(2), (0.000001).toFixed(7), (-1.5).toFixed(0)]; // => ["2", "2.35", "1.00", "0.0000010", "-2"]

// --- zero keeps no sign of its own, small negative numbers do
[(-0).toFixed(1), (-0.01).toFixed(1)]; // => ["0.0", "-0.0"]

// --- from 1e21 on it is written as usual
[(1e21).toFixed(2), (123456789012345680000).toFixed(1), NaN.toFixed(2)]; // => ["1e+21", "123456789012345683968.0", "NaN"]

// --- a number before the point needs one more, or parentheses
[1..toFixed(1), 1.0.toFixed(1)]; // => ["1.0", "1.0"]

// --- 0 to 100 digits
(1).toFixed(-1); // !! RangeError: toFixed() digits argument must be between 0 and 100

// --- only numbers
Number.prototype.toFixed.call("1"); // !! TypeError
