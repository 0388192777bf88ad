/*---
spec: sec-number.prototype.toexponential
---*/
// --- one digit before the point; as many as needed after it, or as many as one says
[(12345).toExponential(), (12345).toExponential(2), (0).toExponential(), (0.00025).toExponential(0)]; // => ["1.2345e+4", "1.23e+4", "0e+0", "3e-4"]

// --- what is not finite has no digits, whatever one asks for
[NaN.toExponential(1000), Infinity.toExponential(), (-1.5e-7).toExponential()]; // => ["NaN", "Infinity", "-1.5e-7"]

// --- 0 to 100 digits
(1).toExponential(101); // !! RangeError: toExponential() argument must be between 0 and 100
