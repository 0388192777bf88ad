/*---
spec: sec-number.prototype.tolocalestring
---*/
// --- grouped as the language does; en-US unless another is named
[(1234567.891).toLocaleString(), (1234567.891).toLocaleString("de-DE"), (0).toLocaleString("en")]; // => ["1,234,567.891", "1.234.567,891", "0"]

// --- with the options of Intl.NumberFormat
(0.256).toLocaleString("en", { style: "percent" }); // => "26%"
(5).toLocaleString("en-US", { style: "currency", currency: "EUR" }); // => "€5.00"

// --- what is no number
[NaN.toLocaleString(), (-Infinity).toLocaleString()]; // => ["NaN", "-∞"]

// --- a currency must be named
(1).toLocaleString("en", { style: "currency" }); // !! TypeError
